// What each seed comes to in WebAssembly: `node hashes.js MODULE --hashes --from N --count N`. One that traps is told by
// a line that is missing, as in main.c.
const fs = require('fs')
const [path, , , from, , count] = process.argv.slice(2)
const module_ = new WebAssembly.Module(fs.readFileSync(path))
let instance = null
for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
  instance = instance || new WebAssembly.Instance(module_, {})
  try {
    const hash = BigInt.asUintN(64, instance.exports.fuzz_hash(seed))
    console.log(`seed ${seed}: ${hash.toString(16).padStart(16, '0')}`)
  } catch (error) {
    instance = null
  }
}

// Imported into a server: what its thread for content does instead of its work stands in a file.
import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const file = process.env.CONTENT_THREAD_FAULT
const fault = !isMainThread && existsSync(file) ? readFileSync(file, 'utf8') : ''
const wait = new Int32Array(new SharedArrayBuffer(4))

if (fault === 'throw') throw new Error('no luck')
if (fault === 'exit') process.exit(7)
if (fault === 'exit in the middle') {
  const open = fs.openSync
  let opened = 0
  fs.openSync = (...given) => {
    if (String(given[0]).includes('/entries/') && ++opened > 300) process.exit(7)
    return open(...given)
  }
  syncBuiltinESMExports()
}
if (fault === 'hang') {
  writeFileSync(`${file}.reached`, '')
  while (existsSync(file)) Atomics.wait(wait, 0, 0, 20)
}

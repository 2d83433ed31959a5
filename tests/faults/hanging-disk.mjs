// Imported into a server: whatever it asks of a file called "hang" waits for a pipe into which nobody writes, in a thread.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const find = fs.promises.realpath
fs.promises.realpath = (path, ...more) =>
  String(path).includes('/hang') ? fs.promises.open(process.env.HANGING_PIPE) : find(path, ...more)
syncBuiltinESMExports()

/** What a start cannot do without: prints the milliseconds that listing and stat-ing every entry file of a content directory takes. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(process.argv[2], 'entries')
const begun = performance.now()
let bytes = 0
for (const folder of readdirSync(root))
  for (const { name } of readdirSync(join(root, folder), { withFileTypes: true }))
    bytes += statSync(join(root, folder, name)).size
process.stdout.write(JSON.stringify({ milliseconds: performance.now() - begun, bytes }))

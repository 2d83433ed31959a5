import { reportLine, syncContent } from '../../services/content/index.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './run-command.ts'

/** `npm run content:sync`: takes up the content directory; a server that runs beside it follows within a second. */
await runCommand(async () => {
  const { read, removed, reports, isReadOnly, missing } = await syncContent(contentOptions())
  for (const report of reports) console.log(reportLine(report))
  console.log(`${read} files read, ${removed} removed`)
  return !isReadOnly && missing === null
})

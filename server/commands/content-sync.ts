import { reportLine, syncContent } from '../../services/content/index.ts'
import { DIRECTORY, presentContent } from './content-options.ts'
import { runCommand } from './run-command.ts'

const command = {
  command: 'npm run content:sync',
  what: `Ingests what has changed in a content directory into the store in DATA_DIR. A server that runs beside it, with the
same settings, follows within a second.`,
  positionals: [DIRECTORY],
  exit: '0 ingested, 1 the store could not be written or the directory went away, 2 not begun: the message says why.',
}

await runCommand(command, async ([directory]) => {
  const { read, removed, reports, isReadOnly, missing } = await syncContent(presentContent(directory))
  for (const report of reports) console.log(reportLine(report))
  console.log(`${read} files read, ${removed} removed`)
  return !isReadOnly && missing === null
})

import { hostname } from 'node:os'
import { type Problem, problemLine } from '#engine/host.ts'
import { refuseUnnamedContent } from '../../../config/environment.ts'
import {
  languageDir,
  movesIn,
  movesKeeper,
  openFiles,
  publishDirectory,
  publishedLine,
  syncContent,
} from '../../../services/content/index.ts'
import { consoleLog } from '../../development/log/console-log.ts'
import { readSettings } from '../../start/site/site-definition.ts'
import { DIRECTORY, presentContent } from '../content-options.ts'
import { runCommand } from '../line/run-command.ts'

const command = {
  command: 'npm run content:sync',
  what: `Ingests what has changed in a content directory into the store in DATA_DIR. A server that runs beside it, with the
same settings, follows within a second. With CONTENT_STORE_URL it publishes what differs from the content database, and
all machines follow within a second.`,
  positionals: [
    DIRECTORY,
    {
      name: 'file',
      what: 'what has changed in it, like entries/article/a.json: nothing else is looked at; not given: all is',
      optional: true,
      many: true,
    },
  ],
  exit: '0 done, 1 a file was refused, the store could not be written or the directory went away, 2 not begun: the message says why.',
}

await runCommand(command, async ([directory, ...files]) => {
  const settings = readSettings(process.env)
  const { CONTENT_STORE_URL: url } = settings
  if (!directory) refuseUnnamedContent(process.env, settings)
  return url
    ? publishShared(url, directory)
    : ingestOwn(
        directory,
        files.flatMap((file) => file ?? []),
      )
})

async function ingestOwn(directory: string | undefined, files: readonly string[]): Promise<boolean> {
  const named = files.length > 0 ? files : undefined
  const options = presentContent(directory)
  const written = openFiles(options.filesDir, consoleLog)
  const keepMoves = movesKeeper(written, consoleLog)
  const result = await syncContent({ ...options, keepMoves }, named)
  const others = await ingestLanguages(options, keepMoves, named)
  await written.close()
  const { read, removed, reports, isReadOnly, missing, refused } = result
  const names = new Set(refused.map(({ file }) => file))
  for (const report of reports.filter(({ file }) => !names.has(file))) console.log(problemLine(report))
  tellRefused(refused)
  console.log(`${read} files read, ${removed} removed`)
  for (const line of others) console.log(line)
  return !isReadOnly && missing === null && refused.length === 0
}

/** @returns what was done in each language beside the institution's own, a line each */
async function ingestLanguages(
  options: ReturnType<typeof presentContent>,
  keepMoves: ReturnType<typeof movesKeeper>,
  named: readonly string[] | undefined,
): Promise<string[]> {
  const lines: string[] = []
  for (const { tag } of options.institution.languages.slice(1)) {
    const { institution, site } = options.inLanguage(tag)
    const own = { dataDir: languageDir(options.dataDir, tag), institution, site, refusals: undefined }
    const result = await syncContent(
      { ...options, ...own, keepMoves: (moves) => keepMoves(movesIn(moves, institution)) },
      named,
    )
    lines.push(...result.reports.map((report) => problemLine(report)))
    lines.push(`In ${tag}: ${result.read} files read, ${result.removed} removed`)
  }
  return lines
}

async function publishShared(url: string, directory: string | undefined): Promise<boolean> {
  const { contentDir, refusals } = presentContent(directory)
  const published = await publishDirectory({ url, contentDir, refusals, node: `${hostname()} content:sync` })
  tellRefused(published.refused)
  for (const path of published.unreadable) console.log(`${path}: cannot be read; what was published of it stays`)
  console.log(publishedLine(published))
  return published.missing === null && published.unreadable.length + published.refused.length === 0
}

function tellRefused(refused: readonly Problem[]): void {
  for (const report of refused) console.log(`${problemLine(report)} It is refused: what was published last stays.`)
}

import { hostname } from 'node:os'
import { problemLine } from '#engine/host.ts'
import { type Migrated, migrateContent, openFiles } from '../../../services/content/index.ts'
import { consoleLog } from '../../development/log/console-log.ts'
import { presentContent } from '../content-options.ts'
import { wouldPurge } from '../inspect/would-purge.ts'
import { runCommand } from '../line/run-command.ts'
import { openBuiltSite, publishedSettings } from '../open-site.ts'

const command = {
  command: 'npm run content:migrate',
  what: `Lists what is written for an earlier schema, in CONTENT_DIR, and the addresses that show it. Nothing is
written without --write; content is read as if it were, by the "migrate" of blocks and what is deprecated.`,
  options: { write: { what: 'writes it as the present schema has it' } },
  exit: '0 nothing is left of an earlier form, 1 something is, 2 not done: the message says why.',
}

await runCommand(command, async (_, { write }) => {
  const content = presentContent()
  const source = openFiles(content.filesDir, consoleLog)
  try {
    const by = write ? `${hostname()} content:migrate` : undefined
    const migrated = await migrateContent({ source, site: content.site, by })
    for (const { problems } of migrated) for (const problem of problems) console.log(problemLine(problem))
    const left = migrated.filter(({ isWritten }) => !isWritten)
    console.log(`${migrated.length - left.length} files were written, ${left.length} are as they were.`)
    if (left.length > 0) console.log(await addressesOf(left))
    return left.length === 0
  } finally {
    await source.close()
  }
})

/** What a change of these blocks touches. */
async function addressesOf(left: readonly Migrated[]): Promise<string> {
  const site = await openBuiltSite(publishedSettings(), { reading: false })
  try {
    const known = await site.drafts.get([...new Set(left.map(({ uid }) => uid))])
    const { purged, isWhole } = await wouldPurge(site, ...known.map(({ uid }) => uid))
    const sum = `${purged.length} ${purged.length === 1 ? 'address shows' : 'addresses show'} them.`
    return [...purged.map(({ address }) => address), sum, ...(isWhole ? [] : ['There are more.'])].join('\n')
  } finally {
    await site.close()
  }
}

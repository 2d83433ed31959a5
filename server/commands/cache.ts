import { join } from 'node:path'
import { builtAssets } from '../assets/client-assets.ts'
import { buildFolder } from '../build-folder.ts'
import { explainPage } from '../inspect/explain-page.ts'
import { QuestionError } from '../inspect/question.ts'
import { wouldPurge } from '../inspect/would-purge.ts'
import { createLog } from '../log.ts'
import type { RunningSite } from '../running-site.ts'
import { openSite } from '../site.ts'
import { readSettings } from '../site-definition.ts'
import { createTimeSource } from '../time-source.ts'
import { runCommand } from './run-command.ts'

const EFFECTS = {
  entry: 'shows it',
  address: 'looks up its address',
  list: 'has a list that it enters, leaves or moves in',
}

const questions: Record<string, (site: RunningSite, about: string) => Promise<string>> = {
  explain: explainPage,
  async 'would-purge'(site, uid) {
    const { purged, isWhole } = await wouldPurge(site, uid)
    const lines = purged.map(({ address, effect }) => `${address}  (${EFFECTS[effect]})`)
    const sum = `${purged.length} ${purged.length === 1 ? 'address' : 'addresses'} would be made anew.`
    return [...lines, sum, ...(isWhole ? [] : ['There are more addresses than were looked at.'])].join('\n')
  },
}

/** `npm run cache -- explain <address>` and `npm run cache -- would-purge <uid>`: reads the store, with or without a server. */
await runCommand(async () => {
  const [name = '', about = ''] = process.argv.slice(2)
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined
  if (!question || !about)
    throw new QuestionError('Write "npm run cache -- explain <address>" or "npm run cache -- would-purge <uid>".')
  const environment = { ...readSettings(process.env), ENABLE_PREVIEW: false, CONTENT_WATCH: false }
  const time = createTimeSource(environment.SITE_NOW)
  const client = builtAssets(join(buildFolder, 'assets.json'))
  const site = await openSite({ environment, time, log: createLog('silent'), client, reading: true })
  try {
    console.log(await question(site, about))
  } finally {
    await site.close()
  }
  return true
})

import { join } from 'node:path'
import { builtAssets } from '../assets/client-assets.ts'
import { buildFolder } from '../build-folder.ts'
import { explainPage } from '../inspect/explain-page.ts'
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
    const sum = `${purged.length} ${purged.length === 1 ? 'address' : 'addresses'} would be re-rendered.`
    return [...lines, sum, ...(isWhole ? [] : ['There are more addresses than were looked at.'])].join('\n')
  },
}

const command = {
  command: 'npm run cache',
  what: `Answers a question about cached pages; reads the store, with or without a server.
  explain <address>   what a page was made from, and when and why it changes
  would-purge <uid>   which addresses would be rendered again if an entry were published now`,
  positionals: [
    { name: 'question', what: 'explain or would-purge', choices: Object.keys(questions) },
    { name: 'about', what: 'an address like /news, or a uid' },
  ],
  exit: '0 answered, 2 not answered: the message says why.',
}

await runCommand(command, async ([name = '', about = '']) => {
  const question = questions[name] as (typeof questions)[string]
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

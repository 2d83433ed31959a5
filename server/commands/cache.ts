import { configuredCaches } from '../../services/outside-caches/configured.ts'
import { explainAnswer, explainWaiting } from '../../services/outside-caches/explain.ts'
import { createLog } from '../operations/log/log.ts'
import { keyBytes } from '../pages/keys/outside.ts'
import type { Settings } from '../start/site/site-definition.ts'
import type { RunningSite } from '../start/site/site-types.ts'
import { explainPage } from './inspect/explain-page.ts'
import { wouldPurge } from './inspect/would-purge.ts'
import { runCommand } from './line/run-command.ts'
import { Failure } from './line/say.mjs'
import { openBuiltSite, publishedSettings } from './open-site.ts'

/** Keys that are named of those that wait. */
const MAX_KEYS = 20

const EFFECTS = {
  entry: 'shows it',
  address: 'looks up its address',
  list: 'has a list that it enters, leaves or moves in',
}

const questions: Record<string, (site: RunningSite, about: string, settings: Settings) => Promise<string>> = {
  async explain(site, address, settings) {
    const headers = configuredCaches(settings).map(({ header }) => header)
    if (headers.length === 0) return explainPage(site, address)
    const most = keyBytes([...new Set(headers)])
    return explainPage(site, address, (...answer) => explainAnswer(settings, ...answer, most))
  },
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
  would-purge <uid>   which addresses would be rendered again if an entry were published now
  waiting             what is still to be purged from caches in front of the site`,
  positionals: [
    { name: 'question', what: 'explain, would-purge or waiting', choices: [...Object.keys(questions), 'waiting'] },
    { name: 'about', what: 'an address like /news, or a uid; nothing for waiting', optional: true },
  ],
  exit: '0 answered, 2 not answered: the message says why.',
}

await runCommand(command, async ([name = '', about]) => {
  const environment = publishedSettings()
  if (name === 'waiting') {
    if (about !== undefined) throw new Failure(`"${about}" is one word too many.`)
    console.log(await waitingLines(environment))
    return true
  }
  if (about === undefined) throw new Failure(`<about> is missing. Give ${name} an address or a uid.`)
  const question = questions[name] as (typeof questions)[string]
  const site = await openBuiltSite(environment)
  try {
    console.log(await question(site, about, environment))
  } finally {
    await site.close()
  }
  return true
})

async function waitingLines(settings: Settings): Promise<string> {
  const states = await explainWaiting({ settings, dataDir: settings.DATA_DIR, log: createLog('silent') }, MAX_KEYS)
  const lines = states.flatMap(({ name, waiting, seconds, keys }) => [
    waiting === 0 ? `${name}: nothing waits` : `${name}: ${waiting} waiting, the oldest for ${Math.floor(seconds)} s`,
    ...keys.map((key) => `  ${key}`),
    ...(waiting > keys.length ? [`  and ${waiting - keys.length} more`] : []),
  ])
  return lines.join('\n') || 'No cache in front of the site is told what changes: see docs/outside-caches.md.'
}

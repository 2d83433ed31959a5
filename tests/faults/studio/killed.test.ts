import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { temporaryFolder } from 'atrium/testing'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { note } from '../report/figures.ts'

const KILLS = 200
/** Directories with a process each, side by side. */
const LANES = 2
const root = join(import.meta.dirname, '../../..')
const ENTRY = 'entries/document/one'
const NEVER = Number.MAX_SAFE_INTEGER

/** Files of a content directory by path, without hidden ones. */
type Files = Readonly<Record<string, string>>

const textOf = (title: string, more: object = {}) =>
  `${JSON.stringify({ uid: 'one', title, words: 'word '.repeat(20_000), unheard_of: 1.5, ...more }, null, 2)}\n`
const OLD = textOf('Old', { publish_details: { time: '2026-03-01T18:00:00.000Z', locale: 'en-us' } })
const DRAFT = textOf('Draft')
const published = { [`${ENTRY}.json`]: OLD }
const draft = { [`${ENTRY}.draft.json`]: DRAFT }
const both = { ...published, ...draft }
const value = JSON.parse(textOf('New'))
const hashOf = (text: string | undefined) => text && createHash('sha256').update(text).digest('hex')

interface Write {
  what: string
  before: Files
  method: 'PUT' | 'POST' | 'DELETE'
  path: string
  body?: object
}

const WRITES: readonly Write[] = [
  { what: 'a first save', before: {}, method: 'PUT', path: '', body: { value } },
  { what: 'a save beside what is published', before: published, method: 'PUT', path: '', body: { value } },
  { what: 'a further save', before: both, method: 'PUT', path: '', body: { value } },
  { what: 'publishing', before: both, method: 'POST', path: '/publish' },
  { what: 'publishing for the first time', before: draft, method: 'POST', path: '/publish' },
  { what: 'taking back', before: published, method: 'POST', path: '/unpublish' },
  { what: 'taking back beside a draft', before: both, method: 'POST', path: '/unpublish' },
  { what: 'discarding a draft', before: both, method: 'POST', path: '/discard' },
  { what: 'deleting', before: both, method: 'DELETE', path: '' },
  { what: 'deleting with a redirect', before: both, method: 'DELETE', path: '', body: { redirect: '/elsewhere' } },
]

let program: string

/** What is written here is read by no area, block or icon, and to read them takes long. */
const UNREAD: Readonly<Record<string, string>> = {
  'virtual:icon-set': 'export default {}',
  'virtual:installed': 'export const plugins = {}',
}
const nothingInstalled: Plugin = {
  name: 'nothing-installed',
  resolveId: (id) => (id in UNREAD ? id : undefined),
  load: (id) => UNREAD[id],
}

beforeAll(async () => {
  const outDir = temporaryFolder('small-studio')
  const libsql = pathToFileURL(createRequire(import.meta.url).resolve('libsql')).href
  await build({
    ...{ configFile: false, root, logLevel: 'error', plugins: [nothingInstalled] },
    ssr: { noExternal: true, external: ['libsql', 'sharp'] },
    build: {
      ...{ ssr: join(import.meta.dirname, 'small-studio.ts'), outDir, minify: true, target: 'node20' },
      rollupOptions: {
        // What is loaded and never used costs most of the start.
        treeshake: { moduleSideEffects: (id) => !/node_modules\/(?:zod|react|react-dom|wink|date-fns)/.test(id) },
        output: { paths: { libsql } },
      },
    },
  })
  program = join(outDir, 'small-studio.js')
})

/** A process, as it is before it is killed. */
interface Running {
  child: ChildProcess
  /** Sends a write. Rejects when the process ends before it has answered. */
  send(write: Write): Promise<number>
  /** Has it end before its next calls to the file system but so many. @returns calls since it was told last */
  killAt(calls: number): Promise<number>
}

const running: Running[] = []
afterAll(() => Promise.all(running.map(end)))

async function start(contentDir: string): Promise<Running> {
  const child = fork(program, [contentDir], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ origin, token }] = (await once(child, 'message')) as [{ origin: string; token: string }]
  let cookie = ''
  const ask = (method: string, path: string, body: object) =>
    fetch(origin + path, {
      ...{ method, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', origin, cookie },
    })
  const begun = await ask('POST', '/api/session', { token })
  cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const studio: Running = {
    child,
    async send({ method, path, before, body }) {
      const [own, newer] = [before[`${ENTRY}.json`], before[`${ENTRY}.draft.json`]]
      const seen = { ifHash: hashOf(newer ?? own) ?? null, ifPublished: hashOf(own) ?? null }
      const ifHash = path === '/discard' ? hashOf(newer) : seen.ifHash
      const { status } = await ask(method, `/api/entries/document/one${path}`, { ...seen, ...body, ifHash })
      return status
    },
    async killAt(calls) {
      const answer = once(child, 'message')
      child.send({ kill: calls })
      return ((await answer) as [{ writes: number }])[0].writes
    },
  }
  running.push(studio)
  return studio
}

function filesIn(contentDir: string): { files: Files; hidden: string[] } {
  const found = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(contentDir.length + 1)).sort()
  const isHidden = (path: string) => /(?:^|\/)\./.test(path)
  return {
    files: Object.fromEntries(
      paths.filter((path) => !isHidden(path)).map((path) => [path, readFileSync(join(contentDir, path), 'utf8')]),
    ),
    hidden: paths.filter((path) => isHidden(path) && !path.includes('.writer.lock')),
  }
}

function lay(contentDir: string, files: Files): void {
  rmSync(join(contentDir, 'entries'), { recursive: true, force: true })
  rmSync(join(contentDir, 'redirects.json'), { force: true })
  mkdirSync(join(contentDir, 'entries/document'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(contentDir, path), text)
}

/** A write, and how it ends: before so many calls, or after so many milliseconds. */
interface Plan {
  write: Write
  after: Files
  calls?: number
  time?: number
}

/** Does every write once, undisturbed. @returns what there is after each, and one plan for each call that it makes */
async function plansFor(contentDir: string): Promise<Plan[]> {
  const studio = await start(contentDir)
  const plans: Plan[] = []
  for (const write of WRITES) {
    lay(contentDir, write.before)
    await studio.killAt(NEVER)
    expect([write.what, await studio.send(write)]).toEqual([write.what, 200])
    const calls = await studio.killAt(0)
    const { files: after } = filesIn(contentDir)
    expect(after).not.toEqual(write.before)
    for (let call = 1; call <= calls; call++) plans.push({ write, after, calls: call })
  }
  await end(studio)
  return plans
}

/** Chooses so many, the rest of them at any moment. */
function allPlans(atCalls: readonly Plan[]): Plan[] {
  const others = Array.from({ length: Math.max(30, KILLS - atCalls.length) }, (_, at): Plan => {
    const { write, after } = atCalls[(at * 7) % atCalls.length] as Plan
    return { write, after, time: at % 15 }
  })
  const wanted = KILLS - others.length
  const chosen = Array.from({ length: wanted }, (_, at) => atCalls[Math.floor((at * atCalls.length) / wanted)] as Plan)
  return [...chosen, ...others]
}

const seen = { old: 0, new: 0, unfinished: 0, tidied: 0, kills: 0, calls: 0 }

/** Kills one process after the other; each takes up what the one before has left. */
async function runLane(contentDir: string, plans: readonly Plan[]): Promise<void> {
  let studio = await start(contentDir)
  for (const { write, after, calls, time } of plans) {
    const { what, before } = write
    lay(contentDir, before)
    const ended = once(studio.child, 'exit')
    if (calls !== undefined) await studio.killAt(calls)
    const answer = studio.send(write).catch(() => undefined)
    if (time !== undefined) {
      await setTimeout(time)
      studio.child.kill('SIGKILL')
    }
    expect((await ended)[1]).toBe('SIGKILL')
    await answer
    seen.kills++

    const left = filesIn(contentDir)
    // Never less: each file is the old or the new one, and whole.
    for (const [path, text] of Object.entries(left.files)) expect([before[path], after[path]]).toContain(text)
    const isGone = Object.keys(before).some((path) => !(path in left.files))
    if (isGone) expect({ ...left.files, ...after }).toEqual(left.files)
    const isBegun = left.hidden.includes('.writer.journal')

    studio = await start(contentDir)
    const { files, hidden } = filesIn(contentDir)
    const isNew = isDeepStrictEqual(files, after)
    expect([what, calls, isNew || isDeepStrictEqual(files, before)]).toEqual([what, calls, true])
    expect(hidden).toEqual([])
    if (isBegun) expect([what, calls, isNew]).toEqual([what, calls, true])
    seen[isNew ? 'new' : 'old']++
    if (isBegun) seen.unfinished++
    if (left.hidden.length > 0) seen.tidied++
  }
  await end(studio)
}

async function end({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe('Q-22 a studio that is killed while it writes', () => {
  it(`${KILLS} times, at every call to the file system and at any moment, leaves old or new files, and nothing else`, {
    timeout: 600_000,
  }, async () => {
    const directories = Array.from({ length: LANES }, () => {
      const contentDir = temporaryFolder('content')
      lay(contentDir, {})
      return contentDir
    })
    const atCalls = await plansFor(directories[0] as string)
    const plans = allPlans(atCalls)
    await Promise.all(
      directories.map((contentDir, lane) =>
        runLane(
          contentDir,
          plans.filter((_, at) => at % LANES === lane),
        ),
      ),
    )
    expect(seen.kills).toBe(KILLS)
    for (const what of ['old', 'new', 'unfinished', 'tidied'] as const)
      expect([what, seen[what] > 5]).toEqual([what, true])
    note(
      { what: 'kills', figure: seen.kills },
      { what: 'of them with the new files', figure: seen.new },
      { what: 'finished by the next start', figure: seen.unfinished },
    )
  })
})

import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../../bundled.ts'
import { note } from '../report/figures.ts'
import type { Method, Told } from './small-writer.ts'

const KILLS = 200
/** Directories with a process each, side by side. */
const LANES = 2
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
const NEW = textOf('New')
const hashOf = (text: string | undefined) => (text ? createHash('sha256').update(text).digest('hex') : null)

interface Write {
  what: string
  before: Files
  method: Method
  text?: string
  options?: object
}

const WRITES: readonly Write[] = [
  { what: 'a first save', before: {}, method: 'save', text: NEW },
  { what: 'a save beside what is published', before: published, method: 'save', text: NEW },
  { what: 'a further save', before: both, method: 'save', text: NEW },
  { what: 'publishing', before: both, method: 'publish' },
  { what: 'publishing for the first time', before: draft, method: 'publish' },
  { what: 'taking back', before: published, method: 'unpublish' },
  { what: 'taking back beside a draft', before: both, method: 'unpublish' },
  { what: 'discarding a draft', before: both, method: 'discard' },
  { what: 'deleting', before: both, method: 'remove' },
  { what: 'deleting with a redirect', before: both, method: 'remove', options: { redirect: '/elsewhere' } },
]

let program: string

beforeAll(async () => {
  program = await bundled(join(import.meta.dirname, 'small-writer.ts'))
})

/** A process, as it is before it is killed. */
interface Running {
  child: ChildProcess
  /** Sends a write. Rejects when the process ends before it has answered. */
  send(write: Write): Promise<unknown>
  /** Has it end before its next calls to the file system but so many. @returns calls since it was told last */
  killAt(calls: number): Promise<number>
}

const running: Running[] = []
afterAll(() => Promise.all(running.map(end)))

async function start(contentDir: string): Promise<Running> {
  const child = fork(program, ['run', contentDir], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  const tell = async <Answer>(told: Told): Promise<Answer> => {
    const gone = new AbortController()
    const noAnswer = () => gone.abort()
    child.once('exit', noAnswer)
    const answer = once(child, 'message', { signal: gone.signal })
    child.send(told)
    const [answered] = await answer
    child.off('exit', noAnswer)
    return answered as Answer
  }
  const writer: Running = {
    child,
    send({ method, before, text, options }) {
      const [own, newer] = [before[`${ENTRY}.json`], before[`${ENTRY}.draft.json`]]
      const ifHash = hashOf(method === 'discard' ? newer : (newer ?? own))
      return tell({ method, text, options: { ifHash, ifPublished: hashOf(own), by: 'Ana', ...options } })
    },
    killAt: async (calls) => (await tell<{ writes: number }>({ kill: calls })).writes,
  }
  running.push(writer)
  return writer
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
  const writer = await start(contentDir)
  const plans: Plan[] = []
  for (const write of WRITES) {
    lay(contentDir, write.before)
    await writer.killAt(NEVER)
    expect([write.what, await writer.send(write)]).toEqual([write.what, ['saved']])
    const calls = await writer.killAt(0)
    const { files: after } = filesIn(contentDir)
    expect(after).not.toEqual(write.before)
    for (let call = 1; call <= calls; call++) plans.push({ write, after, calls: call })
  }
  await end(writer)
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
  let writer = await start(contentDir)
  for (const { write, after, calls, time } of plans) {
    const { what, before } = write
    lay(contentDir, before)
    const ended = once(writer.child, 'exit')
    if (calls !== undefined) await writer.killAt(calls)
    const answer = writer.send(write).catch(() => undefined)
    if (time !== undefined) {
      await setTimeout(time)
      writer.child.kill('SIGKILL')
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

    writer = await start(contentDir)
    const { files, hidden } = filesIn(contentDir)
    const isNew = isDeepStrictEqual(files, after)
    expect([what, calls, isNew || isDeepStrictEqual(files, before)]).toEqual([what, calls, true])
    expect(hidden).toEqual([])
    if (isBegun) expect([what, calls, isNew]).toEqual([what, calls, true])
    seen[isNew ? 'new' : 'old']++
    if (isBegun) seen.unfinished++
    if (left.hidden.length > 0) seen.tidied++
  }
  await end(writer)
}

async function end({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe('Q-22 a writer of the studio that is killed while it writes', () => {
  it(`${KILLS} times, at every call to the file system and at any moment, leaves old or new files, and nothing else`, async () => {
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

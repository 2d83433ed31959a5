import { once } from 'node:events'
import fc from 'fast-check'
import { startServer } from '../../browser/server.ts'
import { bytes, start } from './bytes/bytes.ts'
import { entries } from './entries/entries.ts'
import { objects } from './files/objects.ts'
import { complaintsIn, type Holding, holdingOf, residentOf } from './judge.ts'
import { callers } from './requests/callers.ts'
import { depth } from './requests/depth.ts'
import { keys } from './requests/keys.ts'
import { operations } from './requests/operations.ts'
import { pipelines } from './requests/pipelines.ts'
import { requests } from './requests/requests.ts'
import { services } from './services/services.ts'
import { expectControl, sync } from './visit.ts'
import type { Part, World } from './world.ts'

/** Each part as often as it stands here; `start` takes seconds. */
const TURNS = [
  ...[requests, keys, entries, pipelines, services, objects, requests],
  ...[bytes, callers, entries, depth, operations, requests],
]
const START_EVERY = 25
/** After so many steps caches are as full as they get. */
const WARM_UP = 15
const LOOK_EVERY = 200

/** More than this a small container does not have. */
const MAX_RESIDENT_BYTES = 512 * 1024 * 1024

export interface Fault {
  step: number
  part: string
  what: string
  /** What was done, as JSON. */
  data: string
}

export interface Run {
  /** Of each part, and of each kind of what parts do. */
  steps: Record<string, number>
  /** What was never done, of all that there is. */
  missing: string[]
  /** Milliseconds that the steps of each part took. */
  took: Record<string, number>
  faults: Fault[]
  /** What the process held once it was warm, and at the end; it began anew when it had ended. */
  before: Holding
  after: Holding
  ends: number
}

interface Options {
  seed: number
  /** Begins with this step. */
  from: number
  /** Asked before each step. */
  isOver: (step: number) => boolean
  onFault: (fault: Fault) => void
  /** Told now and then what the process holds. */
  onLook: (step: number, holding: Holding) => void
}

/** Attacks a site step by step, and looks after each whether it still stands as it should. */
export async function fuzz(world: World, { seed, from, isOver, onFault, onLook }: Options): Promise<Run> {
  const faults: Fault[] = []
  const counts: Record<string, number> = {}
  const took: Record<string, number> = {}
  world.count = (kind, times = 1) => {
    counts[kind] = (counts[kind] ?? 0) + times
  }
  let before: Holding | undefined
  let read = 0
  let ends = 0
  for (let step = from; !isOver(step); step++) {
    const part = (step % START_EVERY === START_EVERY - 1 ? start : TURNS[step % TURNS.length]) as Part<unknown>
    const [data] = fc.sample(part.data(world), { seed: seed * 1_000_003 + step, numRuns: 1 })
    world.fault = (what) => {
      const fault = { step, part: part.name, what, data: JSON.stringify(data) }
      if (faults.some((one) => one.what === what)) return
      faults.push(fault)
      onFault(fault)
    }
    world.count(part.name)
    const begun = performance.now()
    try {
      await part.run(data, world)
    } catch (error) {
      world.fault(`${(error as Error).stack}`)
    }
    if (!hasEnded(world)) await expectControl(world)
    took[part.name] = (took[part.name] ?? 0) + Math.round(performance.now() - begun)
    if (!hasEnded(world) && residentOf(world.site) > MAX_RESIDENT_BYTES)
      world.fault(`the process takes ${residentOf(world.site)} bytes`)
    for (const complaint of complaintsIn(world.site.output(), read)) world.fault(`the log says: ${complaint}`)
    read = world.site.output().length
    if (hasEnded(world)) {
      await once(world.site.process, 'close').catch(() => undefined)
      world.fault(`the process has ended: ${world.site.process.exitCode ?? world.site.process.signalCode}`)
      await restart(world)
      ;[before, read] = [undefined, 0]
      ends++
    }
    if (step - from < WARM_UP) continue
    before ??= await atRest(world)
    if (step % LOOK_EVERY === 0) onLook(step, await atRest(world))
  }
  const after = await atRest(world)
  const kinds = [...new Set<{ name: string; kinds?: readonly string[] }>([...TURNS, start])].flatMap(
    ({ name, kinds: more = [] }) => [name, ...more],
  )
  const missing = kinds.filter((kind) => !counts[kind])
  return { steps: counts, missing, took, faults, before: before ?? after, after, ends }
}

const hasEnded = ({ site: { process } }: World) => process.exitCode !== null || process.signalCode !== null

/** What is held when nothing is broken any more: the store is whole, and as large as it gets. */
async function atRest(world: World): Promise<Holding> {
  await sync(world)
  for (const path of world.paths) await (await fetch(world.site.origin + path)).arrayBuffer()
  return holdingOf(world.site)
}

async function restart(world: World): Promise<void> {
  const { content, data, environment } = world
  world.site = await startServer({ content, data, environment: { ...environment } })
}

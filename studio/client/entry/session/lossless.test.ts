import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { digestOf } from '../../model/compare/digest.ts'
import { merge, type Side } from '../../model/compare/merge.ts'
import type { Edit } from '../../model/edit.ts'
import { fitting, randomEdits } from '../../testing/random-edits.ts'
import { type Fault, schema, World } from '../../testing/world.ts'
import { lookAgain, makeAgain, settle } from './conflicts.ts'
import { readValue } from './session.ts'

type Plain = 'undo' | 'redo' | 'publish' | 'reload' | 'back' | 'gone' | 'damaged'

type Step =
  | { kind: 'edit'; edit: Edit }
  | { kind: Plain }
  | { kind: 'pass'; time: number }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'crash'; arrives: boolean }
  | { kind: 'others'; word: string }
  | { kind: 'settle'; side: Side }

const one = (kind: Plain) => fc.constant<Step>({ kind })
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: randomEdits.map((edit): Step => ({ kind: 'edit', edit })) },
  { weight: 8, arbitrary: one('undo') },
  { weight: 6, arbitrary: one('redo') },
  { weight: 14, arbitrary: fc.constantFrom(10, 700, 1600, 6000).map((time): Step => ({ kind: 'pass', time })) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Fault>('away', 'cut', 'slow').map((fault): Step => ({ kind: 'fault', fault })),
  },
  { weight: 6, arbitrary: one('back') },
  { weight: 5, arbitrary: fc.boolean().map((arrives): Step => ({ kind: 'crash', arrives })) },
  { weight: 2, arbitrary: one('reload') },
  { weight: 3, arbitrary: fc.string().map((word): Step => ({ kind: 'others', word })) },
  { weight: 6, arbitrary: fc.constantFrom<Side>('mine', 'theirs').map((side): Step => ({ kind: 'settle', side })) },
  { weight: 2, arbitrary: one('publish') },
  { weight: 1, arbitrary: one('gone') },
  { weight: 1, arbitrary: one('damaged') },
)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('10,000 random edits with undo, lost answers, crashes and others who write: all is on disk or in the browser', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 100, maxLength: 100 }), async (all) => {
      const world = new World()
      await world.open()
      for (const step of all) {
        count++
        await take(world, step)
        world.expectKept(JSON.stringify(step))
      }
      await expectSaved(world)
    }),
    { numRuns: 100 },
  )
  expect(count).toBe(10_000)
})

async function take(world: World, step: Step): Promise<void> {
  const { session, saver } = world
  switch (step.kind) {
    case 'edit': {
      const edit = fitting(step.edit, world.present)
      if (edit) session.edit(edit)
      return
    }
    case 'undo':
      return session.undo()
    case 'redo':
      return session.redo()
    case 'pass':
      return world.pass(step.time)
    case 'fault':
      return world.setFault(step.fault)
    case 'back':
      world.setFault(undefined)
      return world.idle()
    case 'publish':
      void world.publish()
      return world.idle()
    case 'reload':
      void saver.now()
      return expectBack(world, true)
    case 'crash':
      return expectBack(world, step.arrives)
    case 'others':
      return world.others(step.word)
    case 'gone':
      return world.write(null)
    case 'damaged':
      return world.damage()
    case 'settle':
      return resolve(world, step.side)
  }
}

/** Whoever opens the entry again finds what was there; where all of it was on disk, what others made of it since. */
async function expectBack(world: World, arrives: boolean): Promise<void> {
  const before = digestOf(world.present)
  await world.crash(arrives)
  const { saving, stored } = world.session.state.get()
  if (digestOf(world.present) === before) return
  expect([saving, world.present]).toEqual(['saved', stored])
}

/** Whoever edits looks at both versions and chooses. */
async function resolve({ session, saver, seen, present, idle }: World, side: Side): Promise<void> {
  const { saving, conflict, stored } = session.state.get()
  if (saving !== 'conflict') return
  const theirs = conflict && readValue(conflict)
  if (theirs && conflict) {
    const { conflicts, value } = merge(schema, stored, present, theirs)
    seen.add(conflict.hash)
    settle(session, { theirs, hash: conflict.hash, value: value(conflicts.map(() => side)) })
  } else if (conflict) lookAgain(session)
  else makeAgain(session)
  void saver.now()
  await idle()
}

/** Once everybody is there again and every choice is made, all is on disk and nothing is left in the browser. */
async function expectSaved(world: World): Promise<void> {
  for (let turn = 0; turn < 20 && world.session.state.get().saving !== 'saved'; turn++) {
    world.setFault(undefined)
    world.mend()
    await resolve(world, 'mine')
    await world.pass(6000)
  }
  const { saving, refusal } = world.session.state.get()
  expect([saving, refusal]).toEqual(['saved', undefined])
  expect(digestOf(JSON.parse(world.onDisk ?? '{}'))).toBe(digestOf(world.present))
  expect([...world.storage.texts.keys()]).toEqual([])
}

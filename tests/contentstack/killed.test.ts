import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, describe, expect, it } from 'vitest'
import { languagesOf, type MirrorTestOptions, mirrored, preview, stories } from './mirrored.ts'

const original = { ...fs.promises }
const WRITING = ['rename', 'writeFile', 'mkdir', 'rm'] as const

/** From the given change of the disk on nothing is written any more, as if the process had been killed. @returns how many there were */
function dieAt(step: number): () => number {
  let steps = 0
  for (const name of WRITING)
    Object.assign(fs.promises, {
      [name]: async (...given: unknown[]) => {
        if (++steps >= step) throw new Error('killed')
        return (original[name] as (...given: unknown[]) => Promise<unknown>)(...given)
      },
    })
  syncBuiltinESMExports()
  return () => steps
}

function live() {
  Object.assign(fs.promises, original)
  syncBuiltinESMExports()
}

afterEach(live)

describe('a process that is killed while it writes the mirror', () => {
  /** Kills at every step in turn, until a sync comes to its end. */
  async function atEveryStep(
    begin: (test: Awaited<ReturnType<typeof mirrored>>) => Promise<void>,
    expected: string[],
    options: MirrorTestOptions = {},
  ) {
    for (let step = 1; ; step++) {
      const test = await mirrored({ items: stories(4), ...options })
      await begin(test)
      dieAt(step)
      const result = await test
        .open()
        .sync()
        .catch((error: Error) => error.message)
      live()
      if (result === 'killed') {
        const next = test.open()
        await next.prepare()
        await next.sync()
      }
      const titles = test.files().map((file) => `${file} ${test.read(`entries/${file}`).title}`)
      expect([step, titles]).toEqual([step, expected])
      // Drafts are read anew by each process.
      expect(await test.open().sync()).toBe(options.settings?.isPreview === true)
      await test.server.close()
      if (result !== 'killed') return step
    }
  }

  it('the first time has everything at the next start', async () => {
    const steps = await atEveryStep(
      async () => undefined,
      [
        'story/story_1.json Story 1',
        'story/story_2.json Story 2',
        'story/story_3.json Story 3',
        'story/story_4.json Story 4',
      ],
    )
    expect(steps).toBeGreaterThan(10)
  })

  it('between two states has the later one at the next start', async () => {
    const steps = await atEveryStep(
      async ({ open, stack }) => {
        await open().sync()
        stack.publish('story', { uid: 'story_1', title: 'Changed' })
        stack.unpublish('story', 'story_2')
        stack.delete('story', 'story_3')
        stack.publish('story', { uid: 'story_5', title: 'New' })
      },
      ['story/story_1.json Changed', 'story/story_4.json Story 4', 'story/story_5.json New'],
    )
    expect(steps).toBeGreaterThan(8)
  })

  it.each([
    ['of what is published', {}],
    ['of drafts', preview],
  ])('in two languages, %s, has both of them', async (_what, settings) => {
    const steps = await atEveryStep(
      async ({ open, stack }) => {
        for (const uid of ['story_1', 'story_2', 'story_3']) stack.publish('story', { uid, title: 'Antes' }, 'es')
        await open({}, undefined, []).sync()
        stack.publish('story', { uid: 'story_1', title: 'Uno' }, 'es')
        stack.delete('story', 'story_2')
        stack.delete('story', 'story_3', 'es')
      },
      [
        'story/story_1.es.json Uno',
        'story/story_1.json Story 1',
        'story/story_2.es.json Antes',
        'story/story_3.json Story 3',
        'story/story_4.json Story 4',
      ],
      { languages: languagesOf({ tag: 'es' }), locales: [{ code: 'es', fallback_locale: 'en-us' }], settings },
    )
    expect(steps).toBeGreaterThan(8)
  })
})

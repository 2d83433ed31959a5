import { describe, expect, it } from 'vitest'
import { draft, entry, type Harness, type OpenHarness, refs } from './harness.ts'

const published = (time: string) => ({ publish_details: { time } })

/** What stands at an address, and where it has moved to. */
export function describeAddresses(open: OpenHarness): void {
  const using = (name: string, entries: Parameters<OpenHarness>[0], test: (harness: Harness) => Promise<void>) =>
    it(name, async () => {
      const harness = await open(entries)
      try {
        await test(harness)
      } finally {
        await harness.close()
      }
    })

  describe('addresses', () => {
    using(
      'ENG-026 finds the entry at its address, and nothing at others',
      [entry('story', 'story_a', { url: '/one' }), draft('story', 'story_b', { url: '/two' })],
      async ({ published }) => {
        expect(await published.at('/stories/one')).toEqual({
          kind: 'entry',
          uid: 'story_a',
          contentType: 'story',
          path: '/stories/one',
        })
        expect(await published.at('/stories/one/')).toMatchObject({ uid: 'story_a', path: '/stories/one' })
        for (const path of ['/stories/two', '/stories', '/', '/one', '', "/x' OR 1=1"])
          expect(await published.at(path)).toBeNull()
      },
    )

    using(
      'a page under a page follows its parent, whichever comes first',
      [
        entry('chapter', 'chapter_a', { slug: 'end', part_of: refs('chapter', 'chapter_b') }),
        entry('chapter', 'chapter_b', { slug: 'middle', part_of: refs('story', 'story_a') }),
        entry('story', 'story_a', { url: '/one' }),
      ],
      async (harness) => {
        expect(await harness.published.at('/stories/one/middle/end')).toMatchObject({ uid: 'chapter_a' })
        await harness.put(entry('story', 'story_a', { url: '/uno' }))
        expect(await harness.published.at('/stories/uno/middle/end')).toMatchObject({ uid: 'chapter_a' })
        expect(await harness.published.at('/stories/one/middle/end')).toEqual({
          kind: 'moved',
          to: '/stories/uno/middle/end',
        })
        await harness.remove(entry('chapter', 'chapter_b'))
        expect(await harness.published.at('/stories/uno/middle/end')).toBeNull()
        expect((await harness.published.get(['chapter_a']))[0]?.path).toBeNull()
      },
    )

    using(
      'an address that was left leads on, until something else stands there',
      [entry('story', 'story_a', { url: '/one' })],
      async (harness) => {
        await harness.put(entry('story', 'story_a', { url: '/two' }))
        await harness.put(entry('story', 'story_a', { url: '/three' }))
        expect(await harness.published.at('/stories/one')).toEqual({ kind: 'moved', to: '/stories/three' })
        expect(await harness.published.at('/stories/two')).toEqual({ kind: 'moved', to: '/stories/three' })
        await harness.put(entry('story', 'story_b', { url: '/one' }))
        expect(await harness.published.at('/stories/one')).toMatchObject({ kind: 'entry', uid: 'story_b' })
        await harness.put(entry('story', 'story_a', { url: '/two' }))
        expect(await harness.published.at('/stories/two')).toMatchObject({ kind: 'entry', uid: 'story_a' })
        expect(await harness.published.at('/stories/three')).toEqual({ kind: 'moved', to: '/stories/two' })
      },
    )

    using(
      'HOME-028 of two entries at one address the latest published is shown, and it alone has the address',
      [
        entry('landing', 'landing_one', published('2026-02-01T00:00:00Z')),
        entry('landing_v2', 'landing_two', published('2026-01-01T00:00:00Z')),
      ],
      async (harness) => {
        const pathOf = async (uid: string) => (await harness.published.get([uid]))[0]?.path
        expect(await harness.published.at('/landing')).toMatchObject({ uid: 'landing_one', contentType: 'landing' })
        expect([await pathOf('landing_one'), await pathOf('landing_two')]).toEqual(['/landing', null])
        await harness.put(entry('landing_v2', 'landing_two', published('2026-02-01T00:00:00Z')))
        expect(await harness.published.at('/landing')).toMatchObject({ uid: 'landing_two', contentType: 'landing_v2' })
        expect([await pathOf('landing_one'), await pathOf('landing_two')]).toEqual([null, '/landing'])
        await harness.put(entry('landing_v2', 'landing_three', published('2026-02-01T00:00:00Z')))
        expect(await harness.published.at('/landing')).toMatchObject({ uid: 'landing_two' })
        expect((await harness.published.paths({ limit: 10 })).map(({ uid }) => uid)).toEqual(['landing_two'])
      },
    )

    using(
      'lists every address in order, page by page, with what a sitemap needs',
      [
        ...Array.from({ length: 5 }, (_, index) =>
          entry('story', `story_${index}`, { url: `/s${index}`, updated_at: '2026-01-05T00:00:00Z' }),
        ),
        draft('story', 'story_draft', { url: '/draft' }),
      ],
      async ({ published, preview }) => {
        const first = await published.paths({ limit: 3 })
        expect(first[0]).toEqual({
          path: '/stories/s0',
          uid: 'story_0',
          contentType: 'story',
          updatedAt: '2026-01-05T00:00:00.000Z',
          noindex: false,
        })
        const rest = await published.paths({ after: first.at(-1)?.path, limit: 3 })
        expect([...first, ...rest].map(({ path }) => path)).toEqual(
          [0, 1, 2, 3, 4].map((index) => `/stories/s${index}`),
        )
        expect((await preview.paths({ limit: 10 })).map(({ path }) => path)).toContain('/stories/draft')
      },
    )

    using(
      'the preview shows drafts at their addresses, with what depends on them; the published reader none of it',
      [
        entry('story', 'story_a', { url: '/one', summary: 'published' }),
        entry('chapter', 'chapter_a', { slug: 'middle', part_of: refs('story', 'story_a') }),
        draft('chapter', 'chapter_b', { slug: 'new', part_of: refs('chapter', 'chapter_a') }),
      ],
      async (harness) => {
        await harness.putDraft(entry('story', 'story_a', { url: '/planned', summary: 'drafted' }))
        expect(await harness.preview.at('/stories/planned')).toMatchObject({ uid: 'story_a' })
        expect(await harness.preview.at('/stories/planned/middle/new')).toMatchObject({ uid: 'chapter_b' })
        expect((await harness.preview.get(['story_a']))[0]).toMatchObject({
          summary: '<p>drafted</p>',
          path: '/stories/planned',
        })
        expect(
          (await harness.published.get(['story_a', 'chapter_b'])).map(({ summary, path }) => [summary, path]),
        ).toEqual([['<p>published</p>', '/stories/one']])
        expect(await harness.published.at('/stories/planned')).toBeNull()
        expect(await harness.published.at('/stories/one/middle')).toMatchObject({ uid: 'chapter_a' })
        expect((await harness.published.find(['chapter'], {})).total).toBe(1)
        expect((await harness.preview.find(['chapter'], {})).total).toBe(2)
      },
    )
  })
}

import { describe, expect, it } from 'vitest'
import type { Change, ContentStore } from '#engine/contract/ports/content.ts'
import { draft, entry, type Harness, type OpenHarness, refs, uids } from './harness.ts'

const following = async (store: ContentStore, work: () => Promise<void>): Promise<Change[]> => {
  const since = await store.revision()
  await work()
  return store.changes(since)
}

/** The outbox, and reading while something is published. */
export function describeChanges(open: OpenHarness): void {
  const using = (name: string, entries: Parameters<OpenHarness>[0], test: (harness: Harness) => Promise<void>) =>
    it(name, async () => {
      const harness = await open(entries)
      try {
        await test(harness)
      } finally {
        await harness.close()
      }
    })

  describe('changes', () => {
    using(
      'names what was published, changed and taken back, before and after',
      [entry('story', 'story_a', { url: '/one' })],
      async (harness) => {
        const { published } = harness
        const [change, ...others] = await following(published, () =>
          harness.put(entry('story', 'story_a', { url: '/two', priority: 2 })),
        )
        expect(others).toEqual([])
        expect(change).toMatchObject({
          uid: 'story_a',
          contentType: 'story',
          before: { path: '/stories/one' },
          after: { path: '/stories/two', priority: 2 },
        })
        expect([...(change?.paths ?? [])].sort()).toEqual(['/stories/one', '/stories/two'])
        expect(await following(published, () => harness.put(entry('story', 'story_b', { url: '/new' })))).toMatchObject(
          [{ uid: 'story_b', before: null, after: { uid: 'story_b' }, paths: ['/stories/new'] }],
        )
        expect(await following(published, () => harness.remove(entry('story', 'story_b')))).toMatchObject([
          { uid: 'story_b', before: { uid: 'story_b' }, after: null, paths: ['/stories/new'] },
        ])
      },
    )

    using('revisions follow each other and are counted from any point', [], async (harness) => {
      const start = await harness.published.revision()
      for (const uid of ['story_a', 'story_b', 'story_c']) await harness.put(entry('story', uid))
      const changes = await harness.published.changes(start)
      expect(changes.map(({ revision, uid }) => [revision - start, uid])).toEqual([
        [1, 'story_a'],
        [2, 'story_b'],
        [3, 'story_c'],
      ])
      expect((await harness.published.changes(start, 2)).map(({ uid }) => uid)).toEqual(['story_a', 'story_b'])
      expect(await harness.published.changes(start + 3)).toEqual([])
      expect(await harness.published.revision()).toBe(start + 3)
    })

    using(
      'says nothing of drafts, nor of what stays as it is',
      [entry('story', 'story_a', { url: '/one' })],
      async (harness) => {
        const { published } = harness
        expect(await following(published, () => harness.put(draft('story', 'story_draft')))).toEqual([])
        expect(
          await following(published, () => harness.putDraft(entry('story', 'story_a', { url: '/planned' }))),
        ).toEqual([])
        expect(await following(published, () => harness.put(entry('story', 'story_a', { url: '/one' })))).toEqual([])
      },
    )

    using('taking an entry back makes it a draft', [entry('story', 'story_a', { url: '/one' })], async (harness) => {
      expect(
        await following(harness.published, () => harness.put(draft('story', 'story_a', { url: '/one' }))),
      ).toMatchObject([{ uid: 'story_a', after: null }])
      expect(await harness.published.get(['story_a'])).toEqual([])
      expect(await harness.preview.at('/stories/one')).toMatchObject({ uid: 'story_a' })
      await harness.put(entry('story', 'story_a', { url: '/one' }))
      expect((await harness.preview.find(['story'], {})).total).toBe(1)
      expect(await harness.published.at('/stories/one')).toMatchObject({ uid: 'story_a' })
    })

    using(
      'names entries whose address changes with their parent',
      [
        entry('story', 'story_a', { url: '/one' }),
        entry('chapter', 'chapter_a', { slug: 'next', part_of: refs('story', 'story_a') }),
      ],
      async (harness) => {
        const changes = await following(harness.published, () =>
          harness.put(entry('story', 'story_a', { url: '/two' })),
        )
        expect(changes.find(({ uid }) => uid === 'chapter_a')).toMatchObject({
          before: { path: '/stories/one/next' },
          after: { path: '/stories/two/next' },
        })
      },
    )

    using(
      'names an entry that is shown because another one left its address',
      [
        entry('landing', 'landing_one', { publish_details: { time: '2026-02-01T00:00:00Z' } }),
        entry('landing_v2', 'landing_two'),
      ],
      async (harness) => {
        const changes = await following(harness.published, () => harness.remove(entry('landing', 'landing_one')))
        expect(changes.map(({ uid }) => uid).sort()).toEqual(['landing_one', 'landing_two'])
      },
    )

    using(
      'a reader sees each entry whole and each list complete while others write',
      [entry('story', 'story_0', { priority: 0, rating: 0, topic_tags: refs('tag', 'tag_a') })],
      async (harness) => {
        let isWriting = true
        const writing = (async () => {
          for (let index = 1; index <= 25; index++)
            await harness.put(
              entry('story', 'story_0', { priority: index, rating: index, topic_tags: refs('tag', 'tag_a') }),
              entry('story', `story_${index}`),
            )
          isWriting = false
        })()
        let lowest = 0
        while (isWriting) {
          const [story] = await harness.published.get(['story_0'])
          expect(story?.rating).toBe(story?.priority)
          expect(
            uids(
              await harness.published.find(['story'], {
                where: { topicTags: 'tag_a' },
                sort: [{ field: 'priority' }],
                page: { number: 1, size: 1 },
              }),
            ),
          ).toEqual(['story_0'])
          const page = await harness.published.find(['story'], {
            sort: [{ field: 'priority' }],
            page: { number: 1, size: 3 },
          })
          expect(page.total).toBeGreaterThanOrEqual(lowest)
          lowest = page.total
          await new Promise((resolve) => setImmediate(resolve))
        }
        await writing
        expect((await harness.published.find(['story'], {})).total).toBe(26)
      },
    )
  })
}

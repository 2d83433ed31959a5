import { entryOf } from 'atrium/testing'
import { expect, it } from 'vitest'
import type { ContentStore } from '#engine/host.ts'
import { PublicPictures } from './public-pictures.ts'

/** A store in which these pictures are named. */
const storeOf = (...ids: string[]): Pick<ContentStore, 'find'> => ({
  find: async (_types, { where }) => {
    const items = ids.filter((id) => id === where?.id).map((id) => entryOf('image', `image_${id}`, { id }))
    return { items, total: items.length }
  },
})
const pictures = () => new PublicPictures(storeOf('published'), storeOf('published', 'draft', 'kiln 1'))

it.each([
  ['that a published entry names', 'published', true],
  ['that no entry names', 'other', true],
  ['that drafts alone name', 'draft', false],
])('a picture %s', async (_, id, isPublic) => {
  expect(await pictures().isPublic(id)).toBe(isPublic)
})

it('that a page shows, as services name it, is public though an entry for it is still a draft', async () => {
  const some = pictures()
  some.noteShown(['/iiif/draft', 'https://example.org/iiif/kiln%201', 'https://example.org/other/x'])
  expect([await some.isPublic('draft'), await some.isPublic('kiln 1')]).toEqual([true, true])
})

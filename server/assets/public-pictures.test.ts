import { entryOf } from 'atrium/testing'
import { expect, it } from 'vitest'
import type { ContentStore } from '#engine/host.ts'
import { PublicPictures } from './public-pictures.ts'

/** A store in which these pictures are named. */
const storeOf = (...ids: string[]): Pick<ContentStore, 'find'> => ({
  find: async (_types, { where }) => {
    const items = ids
      .filter((id) => (where?.id as { in: string[] } | undefined)?.in.includes(id))
      .map((id) => entryOf('image', `image_${id}`, { id }))
    return { items, total: items.length }
  },
})
const pictures = () =>
  new PublicPictures(storeOf('published'), storeOf('published', 'draft', 'kiln 1', 'Küche', 'Töpfe'.normalize('NFD')))

it.each([
  ['that a published entry names', 'published', true],
  ['that no entry names', 'other', true],
  ['that drafts alone name', 'draft', false],
  ['that drafts name composed, asked for decomposed', 'Küche'.normalize('NFD'), false],
  ['that drafts name composed, asked for with the sign of Kelvin', '\u212Aüche', false],
  ['that drafts name decomposed, asked for composed', 'Töpfe', false],
])('a picture %s', async (_, id, isPublic) => {
  expect(await pictures().isPublic(id)).toBe(isPublic)
})

it('that a page shows, as services name it, is public though an entry for it is still a draft', async () => {
  const some = pictures()
  some.noteShown(['/iiif/draft', 'https://example.org/iiif/kiln%201', 'https://example.org/other/x'])
  expect([await some.isPublic('draft'), await some.isPublic('kiln 1')]).toEqual([true, true])
  some.noteShown([`/iiif/${encodeURIComponent('Küche'.normalize('NFD'))}`])
  expect(await some.isPublic('Küche')).toBe(true)
})

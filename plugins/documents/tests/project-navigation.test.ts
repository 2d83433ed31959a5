import { describe, expect, it } from 'vitest'
import { composed, entryOf } from '#engine/testing'
import documents from '../index.ts'
import document from '../pages/document.ts'

const project = entryOf('project', 'walls', { title: 'Earthen Walls', path: '/projects/earthen-walls' })
const part = (slug: string, fields: Record<string, unknown> = {}) => ({
  uid: slug,
  contentType: 'document',
  title: slug,
  slug,
  partOf: { uid: 'walls', contentType: 'project' },
  ...fields,
})

/** The menu of the document `method` of the project, beside others. */
async function menu(own: Record<string, unknown>, ...others: ReturnType<typeof part>[]) {
  const entries = [project, ...others]
  const { navigation } = await composed(document, part('method', own), { plugins: [documents], entries })
  return navigation
}
const hrefs = (navigation: Awaited<ReturnType<typeof menu>>) =>
  navigation?.menus.flatMap(({ items }) => items.map(({ href }) => href))

describe('the navigation of a project’s documents', () => {
  it('DOC-033 is the project followed by its documents that have a page', async () => {
    const outside = part('outside', { url: 'https://tools.example.org' })
    expect((await menu({ sortPriority: 1 }, part('team', { sortPriority: 2 }), outside))?.menus).toEqual([
      {
        items: [
          { title: 'Earthen Walls', href: '/projects/earthen-walls' },
          { title: 'method', href: '/projects/earthen-walls/method' },
          { title: 'team', href: '/projects/earthen-walls/team' },
        ],
      },
    ])
  })

  it('DOC-009 orders them by priority, then the newest first', async () => {
    const found = await menu(
      { sortPriority: 3 },
      part('older', { sortPriority: 1, updatedAt: '2026-01-01T00:00:00Z', createdAt: '2025-01-01T00:00:00Z' }),
      part('newer', { sortPriority: 1, updatedAt: '2026-02-01T00:00:00Z', createdAt: '2025-01-01T00:00:00Z' }),
      part('later', { sortPriority: 1, updatedAt: '2026-01-01T00:00:00Z', createdAt: '2025-06-01T00:00:00Z' }),
      part('without'),
    )
    expect(
      hrefs(found)
        ?.slice(1)
        .map((href) => href.split('/').at(-1)),
    ).toEqual(['newer', 'later', 'older', 'method', 'without'])
  })

  it('DOC-031 DOC-032 is that of the project before any other', async () => {
    expect((await menu({ path: '/visit/villa/method' }))?.name).toBe('project-pages')
  })

  it('DOC-031 is nothing on a page that belongs to no project', async () => {
    expect(await menu({ partOf: undefined })).toBeUndefined()
    expect(await menu({ partOf: entryOf('page_about', 'about', { path: '/projects' }) })).toBeUndefined()
  })
})

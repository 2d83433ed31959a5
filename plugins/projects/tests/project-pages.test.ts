import { entryOf, pageContext, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import { plainDocument } from './plain-document.ts'

const project = entryOf('project', 'walls', { title: 'Earthen Walls', path: '/projects/earthen-walls' })
const part = (slug: string, more: Record<string, unknown> = {}) =>
  entryOf('document', slug, {
    title: slug,
    path: `/projects/earthen-walls/${slug}`,
    partOf: stub('project', 'walls'),
    ...more,
  })

/** The navigation that is declared for an address. */
const navigationAt = (path: string, ...documents: ReturnType<typeof part>[]) =>
  pageContext({ plugins: [area], types: [plainDocument], entries: [project, ...documents], path }).navigation()

describe('the navigation of a project’s documents', () => {
  const method = part('method', { sortPriority: 1 })

  it('DOC-033 is the project followed by its documents that have a page', async () => {
    const found = await navigationAt(
      '/projects/earthen-walls/method',
      ...[method, part('team', { sortPriority: 2 }), part('nowhere', { path: null })],
    )
    expect(found?.menus).toEqual([
      {
        items: [
          { title: 'Earthen Walls', href: '/projects/earthen-walls' },
          { title: 'method', href: '/projects/earthen-walls/method' },
          { title: 'team', href: '/projects/earthen-walls/team' },
        ],
      },
    ])
  })

  it('DOC-009 PRJ-045 orders them by priority, then the latest update, then the newest', async () => {
    const at = (updated: string, created: string) => ({
      sortPriority: 1,
      updatedAt: `${updated}T00:00:00Z`,
      createdAt: `${created}T00:00:00Z`,
    })
    const found = await navigationAt(
      '/projects/earthen-walls/method',
      part('method', { sortPriority: 3 }),
      part('older', at('2026-01-01', '2025-01-01')),
      part('newer', at('2026-02-01', '2025-01-01')),
      part('later', at('2026-01-01', '2025-06-01')),
      part('without'),
    )
    expect(found?.menus[0]?.items.slice(1).map(({ title }) => title)).toEqual([
      ...['newer', 'later', 'older', 'method', 'without'],
    ])
  })

  it('DOC-031 is that of the project on pages below its documents, too', async () => {
    const below = entryOf('document', 'below', { path: '/projects/earthen-walls/method/below' })
    expect((await navigationAt('/projects/earthen-walls/method/below', method, below))?.name).toBe('project-pages')
  })

  it('DOC-031 is nothing below an address that is not that of a project', async () => {
    const about = entryOf('document', 'about', { path: '/projects/about' })
    const team = entryOf('document', 'team', { path: '/projects/about/team' })
    expect(await navigationAt('/projects/about/team', about as never, team as never)).toBeNull()
  })
})

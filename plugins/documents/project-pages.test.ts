import { describe, expect, it } from 'vitest'
import type { EntriesQuery, PageContext } from '#engine'
import { projectPages } from './project-pages.ts'

const project = { uid: 'project_walls', contentType: 'project', path: '/projects/earthen-walls' }

async function menusAt(shown: object | null) {
  const asked: [string, EntriesQuery][] = []
  const content = {
    at: async () => shown,
    entry: async () => project,
    entries: async (type: string, query: EntriesQuery) => {
      asked.push([type, query])
      return {
        items: [{ path: '/projects/earthen-walls/method' }, { path: null }, { path: '/projects/earthen-walls/team' }],
        total: 3,
      }
    },
  }
  const menus = projectPages.menus as (context: PageContext) => Promise<{ items: unknown[] }[]>
  return { menus: await menus({ content, path: '/projects/earthen-walls/method' } as unknown as PageContext), asked }
}

describe('the navigation of a project’s documents', () => {
  it('DOC-033 is the project followed by its documents that have a page', async () => {
    expect((await menusAt({ partOf: project })).menus).toEqual([
      { items: ['/projects/earthen-walls', '/projects/earthen-walls/method', '/projects/earthen-walls/team'] },
    ])
  })

  it('DOC-009 orders them by priority, then the newest first', async () => {
    expect((await menusAt({ partOf: project })).asked).toEqual([
      [
        'document',
        {
          where: { partOf: 'project_walls' },
          sort: [
            { field: 'sort_priority' },
            { field: 'updated_at', order: 'descending' },
            { field: 'created_at', order: 'descending' },
          ],
        },
      ],
    ])
  })

  it('DOC-031 is nothing on a page that belongs to no project', async () => {
    expect((await menusAt({})).menus).toEqual([])
    expect((await menusAt(null)).menus).toEqual([])
  })
})

import { expect, it } from 'vitest'
import type { Change, ContentStore, Site, SiteResponse } from '#engine/host.ts'
import { candidateSite } from './candidates.ts'

const change = (revision: number, uid: string): Change => ({
  ...{ revision, uid, contentType: 'note', before: null, after: null, paths: [] },
})
const request = { method: 'GET', path: '/', query: new URLSearchParams(), header: () => undefined }

/** A site over a store whose outbox is given, and what it was told. */
function told(outbox: { revision: number; changes: Change[] }) {
  const said: string[] = []
  const store = {
    revision: async () => outbox.revision,
    changes: async (since: number) => outbox.changes.filter(({ revision }) => revision > since),
  } as unknown as ContentStore
  const site = {
    changed: (changes: readonly Change[]) => said.push(...changes.map(({ uid }) => uid)),
    forget: () => said.push('everything'),
    respond: async () => ({ status: 200 }) as SiteResponse,
  } as unknown as Site
  const overlay = {
    ...{ store, close: () => {}, laid: () => [], drop: () => [], follow: () => false },
    put: async () => ({ isShown: true, problems: [], path: null, reason: null, changes: [change(0, 'laid')] }),
  }
  return { said, site: candidateSite(overlay, () => site) }
}

it('drops of what it remembers what others have changed, before it answers, and only what it does not know by name all', async () => {
  const outbox = { revision: 7, changes: [] as Change[] }
  const { said, site } = told(outbox)
  await site.respond(request)
  // It has just been made, and remembers nothing.
  said.length = 0
  outbox.changes.push(change(8, 'a'), change(9, 'b'))
  outbox.revision = 9
  await Promise.all([site.respond(request), site.respond(request)])
  expect(said).toEqual(['a', 'b'])
  await site.put('note', 'laid', '{}')
  await site.respond(request)
  expect(said).toEqual(['a', 'b', 'laid'])
  outbox.changes = []
  outbox.revision = 12
  await site.respond(request)
  expect(said).toEqual(['a', 'b', 'laid', 'everything'])
})

it('remembers nothing while its store does not answer', async () => {
  const { said, site } = told({
    get revision(): number {
      throw new Error('gone')
    },
    changes: [],
  })
  expect(await site.respond(request)).toMatchObject({ status: 200 })
  expect(said).toEqual(['everything'])
})

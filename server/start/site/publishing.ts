import type { Change, ContentStore } from '#engine/host.ts'

/** Says what becomes of an entry for visitors when its draft is published; null: there is no such entry. */
export async function publishingOf(
  published: Pick<ContentStore, 'get'>,
  drafts: Pick<ContentStore, 'get'>,
  uid: string,
): Promise<Omit<Change, 'revision'> | null> {
  const [before = null] = await published.get([uid])
  const [after = null] = await drafts.get([uid])
  const entry = after ?? before
  if (!entry) return null
  const paths = [...new Set([after?.path, before?.path])].filter((path) => typeof path === 'string')
  return { uid, contentType: entry.contentType, before, after, paths }
}

import type { Card, Entry, PageContext, ReferenceStub } from 'atrium'

type Content = PageContext['content']

/** Describes what a project says of the projects within it, as it is stored. */
interface Family {
  children?: { items: ReferenceStub[] }
}

/** The projects that contain another one, by title. */
export const projectsContaining = async (uid: string, content: Content): Promise<Entry<Family>[]> => {
  const { items } = await content.entries<'project', Family>('project', {
    where: { 'children.items': uid },
    sort: [{ field: 'title' }],
    include: [],
  })
  return items
}

/** A project that another one belongs to, with the others that belong to it. */
export interface Parent extends Entry<Family> {
  others: Card[]
}

/** The projects that one belongs to: those that contain it, then the one that it names itself. */
export async function parentsOf(
  { uid, partOf }: { uid: string; partOf?: Pick<Entry, 'path'> },
  content: Content,
): Promise<Parent[]> {
  const containing = await projectsContaining(uid, content)
  const named = partOf?.path ? ((await content.at(partOf.path)) as Entry<Family> | null) : null
  const isNew = named && named.uid !== uid && !containing.some((parent) => parent.uid === named.uid)
  return Promise.all(
    [...containing, ...(isNew ? [named] : [])].map(async (parent) => {
      const others = (parent.children?.items ?? []).map((child) => child.uid).filter((child) => child !== uid)
      return { ...parent, others: await content.cardsOf(others) }
    }),
  )
}

/** The documents that are part of a project: by priority, then the latest update, then the newest. */
export const subpagesOf = async (uid: string, content: Content): Promise<Entry[]> => {
  const { items } = await content.entries('document', {
    where: { partOf: uid },
    sort: [
      { field: 'sort_priority' },
      { field: 'updated_at', order: 'descending' },
      { field: 'created_at', order: 'descending' },
    ],
    include: [],
  })
  return items
}

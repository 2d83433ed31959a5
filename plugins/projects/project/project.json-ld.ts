import { type Card, type EntryHead, type Image, type PageContext, wholeAddress } from 'atrium'
import type { Parent } from './lookups.ts'

interface Described {
  startYear?: number
  endYear?: number
  organizer: readonly string[]
  categories: readonly Pick<EntryHead, 'name'>[]
  children?: { items: readonly Card[] }
  partners?: { logos: readonly (Pick<EntryHead, 'name' | 'url'> & { logo?: Image })[] }
}

/** A project as a `Project`, with what it belongs to and what belongs to it. */
export function projectNode(
  { startYear, endYear, organizer, categories, children, partners }: Described,
  parents: readonly Parent[],
  { institution }: Pick<PageContext, 'institution'>,
) {
  const project = (name: string, path?: string | null) => ({
    '@type': 'Project',
    '@id': path ? `${wholeAddress(path, institution)}#project` : undefined,
    url: path ? wholeAddress(path, institution) : undefined,
    name,
  })
  const organization = (name: string, url?: string) => ({
    '@type': 'Organization',
    name,
    url: url?.startsWith('http') ? url : undefined,
  })
  return {
    '@type': 'Project',
    foundingDate: startYear?.toString(),
    dissolutionDate: endYear?.toString(),
    keywords: someOf(categories.map(({ name }) => name))?.join(', '),
    parentOrganization: someOf(parents.map(({ name, path }) => project(name, path))),
    subOrganization: someOf((children?.items ?? []).map(({ title, href }) => project(title, href))),
    memberOf: someOf(organizer.map((name) => organization(name))),
    sponsor: someOf((partners?.logos ?? []).map(({ name, url }) => organization(name, url))),
  }
}

const someOf = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined)

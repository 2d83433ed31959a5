import { entryFields, type InstalledType, type Site } from '#engine/host.ts'
import { MAX_SEARCH } from '../facts/search.ts'
import type { GalleryOptions } from '../options.ts'
import { addressRule } from './facts/address-rule.ts'
import { fullEntry, smallestEntry } from './facts/entry-example.ts'
import { exampleParts } from './facts/example-parts.ts'
import { fieldTables } from './facts/field-tables.ts'
import { findTypes, listedType } from './facts/groups.ts'
import { presenceOf, presentEntries } from './facts/present-entries.ts'
import { referrersOf } from './facts/referrers.ts'
import { homeTypes, requiredFields } from './facts/site-needs.ts'
import type { TypeListProps } from './pages/list-page.tsx'
import type { TypePageProps } from './pages/type-page.tsx'

/** What the list shows; its facts are gathered when it is asked for. */
export async function typeListProps(
  query: URLSearchParams,
  { definition }: Site,
  { store, institution }: GalleryOptions,
): Promise<TypeListProps> {
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH)
  return {
    siteName: institution.name,
    search,
    found: findTypes(definition, search),
    total: definition.contentTypes.size,
    home: homeTypes(definition).map((name) => ({ name, label: definition.contentTypes.get(name)?.definition.label })),
    presence: await presenceOf(store, definition.contentTypes.keys()),
  }
}

/** What the page of a content type shows. */
export async function typeProps(
  name: string,
  type: InstalledType,
  { definition }: Site,
  { store, institution }: GalleryOptions,
): Promise<Omit<TypePageProps, 'fileOf'>> {
  const page = definition.pages.get(name)
  const fields = entryFields(type.fields)
  const listed = listedType(name, type, definition.pages)
  const parts = exampleParts(definition, await presenceOf(store, definition.contentTypes.keys()))
  const example = { name, label: listed.label, fields, route: page?.route }
  return {
    siteName: institution.name,
    type: listed,
    page,
    address: addressRule(page, fields),
    required: requiredFields(fields),
    isHome: homeTypes(definition).includes(name),
    tables: fieldTables(name, definition),
    types: definition.contentTypes,
    smallest: JSON.stringify(smallestEntry(example, parts), null, 2),
    full: JSON.stringify(fullEntry(example, parts), null, 2),
    ...(await presentEntries(store, name)),
    referrers: referrersOf(name, definition),
  }
}

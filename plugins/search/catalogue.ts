import { defineEndpoint, type PageContext, type Settings, wholeAddress, wordsParameter } from 'atrium'

const ROUTE = '/search/library-catalogue'

/** Describes what the address of the catalogue is made of. */
export interface CatalogueNeeds {
  settings: Pick<Settings, 'catalogueUrl' | 'researchInstituteCode'>
  institution: Pick<PageContext['institution'], 'siteUrl'>
}

/**
 * The address in the library catalogue that looks for a term.
 *
 * @returns null where the institution names no catalogue, or no code of its research institute
 */
export function catalogueAddress(
  term: string,
  { settings: { catalogueUrl, researchInstituteCode: code }, institution: { siteUrl } }: CatalogueNeeds,
): string | null {
  if (!catalogueUrl || !code) return null
  const address = new URL(wholeAddress(catalogueUrl, { siteUrl }))
  const query = {
    query: `any,contains,${term}`,
    tab: `all_${code}`,
    search_scope: 'COMBINED',
    vid: code,
    offset: '0',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** The address of ours that hands a term on to the library catalogue; null where there is none. */
export const handOffAddress = (term: string, context: CatalogueNeeds): string | null =>
  catalogueAddress(term, context) && `${ROUTE}?${new URLSearchParams({ q: term })}`

/** Hands a search on to the library catalogue; without one, there is nothing here. */
export const libraryCatalogue = defineEndpoint({
  name: 'library-catalogue',
  route: ROUTE,
  async handle({ request, context }) {
    const location = catalogueAddress(wordsParameter.accept(request.query.get('q') ?? '') ?? '', context)
    return location ? { status: 302, headers: { location, 'cache-control': 'no-store' } } : null
  },
})

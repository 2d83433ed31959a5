import { composed, entryOf, pageContext, testInstitution, testSite } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueAddress } from '../catalogue.ts'
import area from '../index.ts'
import search from '../pages/search.ts'
import { searchPort } from './found.ts'

const settings = { catalogueUrl: 'https://library.example/discovery/search?lang=en', researchInstituteCode: 'ERI' }
const plugins = [{ ...area, services: {} }]
const site = (own: object = settings, entries = [entryOf('page_search', 'search', {})]) =>
  testSite({
    plugins,
    types: [search],
    entries,
    settings: own,
    ports: { search: searchPort().search },
  })

describe('the library catalogue', () => {
  it('SRCH-061 SRCH-062 SRCH-063 SRCH-064 SRCH-065 SRCH-066 is asked for the term', async () => {
    const { status, headers } = await site().request('/search/library-catalogue?q=marbled%20paper')
    expect(status).toBe(302)
    const address = new URL(headers.location as string)
    expect(address.origin + address.pathname).toBe('https://library.example/discovery/search')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      lang: 'en',
      query: 'any,contains,marbled paper',
      tab: 'all_ERI',
      search_scope: 'COMBINED',
      vid: 'ERI',
      offset: '0',
    })
  })

  it.each([
    ['an address', { researchInstituteCode: 'ERI', catalogueUrl: undefined }],
    ['a code', { ...settings, researchInstituteCode: undefined }],
  ])('SRCH-061 is not there without %s', async (_what, own) => {
    expect((await site(own).request('/search/library-catalogue?q=paper')).status).toBe(404)
    const ports = { search: searchPort().search }
    const { of } = await composed(search, {}, { plugins, settings: own, ports, path: '/search', query: { q: 'paper' } })
    expect(of('relatedLinks')).toEqual([])
  })

  it('SRCH-061 the search page leads to it with its term', async () => {
    const ports = { search: searchPort().search }
    const { of } = await composed(
      search,
      {},
      { plugins, settings, ports, path: '/search', query: { q: 'wood & paper' } },
    )
    expect(of('relatedLinks')).toMatchObject([
      { items: [{ cta: { href: '/search/library-catalogue?q=wood+%26+paper', title: 'Look for “wood & paper”' } }] },
    ])
  })

  it('whatever is looked for, the visitor goes to the catalogue and nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (term) => {
        const address = new URL(
          catalogueAddress(term.toWellFormed(), { settings, institution: testInstitution }) as string,
        )
        expect(address.origin).toBe('https://library.example')
        expect(address.searchParams.get('query')).toBe(`any,contains,${term.toWellFormed()}`)
        expect(address.searchParams.getAll('tab')).toEqual(['all_ERI'])
      }),
      { seed: 13 },
    )
  })
})

describe('what browsers are told of the search', () => {
  it('is a document that every page names, with the address that finds', async () => {
    const { document } = await site().request('/search')
    expect(document.querySelector('link[rel="search"]')?.getAttribute('href')).toBe('/opensearch.xml')
    const { status, text, headers } = await site().request('/opensearch.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/opensearchdescription+xml; charset=utf-8'])
    expect(text).toContain('<ShortName>The Ellery</ShortName>')
    expect(text).toContain('template="https://www.ellery.example/search?q={searchTerms}"')
  })

  it('is nothing while no search page stands', async () => {
    expect((await site(settings, []).request('/opensearch.xml')).status).toBe(404)
    expect(await pageContext({ plugins: [area] }).search()).toBeNull()
  })
})

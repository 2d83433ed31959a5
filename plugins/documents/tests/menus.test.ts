import { describe, expect, it } from 'vitest'
import { perSite } from '#engine/assemble/per-site.ts'
import { pageContext, testInstitution } from '#engine/testing'
import documents from '../index.ts'

const links = {
  collection: { title: 'Collection', href: 'https://collection.example.org' },
  museumEducation: [{ title: 'Lesson plans', href: 'https://teach.example.org' }],
}

/** The items of each menu of a navigation, in order. */
async function itemsOf(name: string, menuLinks: Partial<typeof links> = links): Promise<unknown[][]> {
  const navigation = documents.navigation
    ?.flatMap((declared) => perSite(declared, testInstitution.sites))
    .find((menu) => menu.name === name)
  if (!navigation) throw new Error(`There is no navigation "${name}".`)
  const context = pageContext({ institution: { menuLinks } })
  const declared = typeof navigation.menus === 'function' ? await navigation.menus({ context }) : navigation.menus
  return declared.map(({ items }) => [...items])
}

const under = (base: string, pages: string) => pages.split(' ').map((page) => base + page)

describe('section menus', () => {
  it.each<[string, string, unknown[][]]>([
    [
      'NAV-022',
      'join-and-give',
      [
        under(
          '/about/join-and-give/',
          '{brand}-fund patron-program corporate-partnerships planned-giving support volunteer faqs contact',
        ),
      ],
    ],
    ['NAV-023', 'leadership-and-governance', [under('/about/leadership-governance/', 'board/ policies financials')]],
    ['NAV-024', 'legal', [under('/legal/', 'privacy/ cookies-notice/ terms-of-use/')]],
    ['NAV-027', 'research-journal', [under('/publications/{journal}/', 'publishing-in-the-journal journal-policies')]],
    [
      'NAV-033 NAV-034 NAV-035 NAV-036 NAV-037',
      'museum',
      [
        [
          ...under('/museum/', 'mission-history provenance image-request requesting-loans deaccessioning'),
          '/about/contact/#museum',
          links.collection,
        ],
        under('/museum/', 'antiquities drawings manuscripts paintings photographs sculpture-decorative-arts'),
        under(
          '/museum/',
          'antiquities-conservation decorative-arts-and-sculpture-conservation paintings-conservation paper-conservation',
        ),
        links.museumEducation,
      ],
    ],
  ])('%s: %s', async (_rows, name, expected) => {
    expect(await itemsOf(name)).toEqual(expected)
  })

  it('NAV-002 leaves out outside links without a configured target', async () => {
    const outside = [...(await itemsOf('museum', {}))].flat().filter((item) => typeof item !== 'string')
    expect(outside).toEqual([])
  })
})

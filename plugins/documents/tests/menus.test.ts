import { pageContext, testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { perSite } from '#engine/assemble/per-site.ts'
import documents from '../index.ts'

/** The items of each menu of a navigation, in order. */
async function itemsOf(name: string): Promise<unknown[][]> {
  const navigation = documents.navigation
    ?.flatMap((declared) => perSite(declared, testInstitution.sites))
    .find((menu) => menu.name === name)
  if (!navigation) throw new Error(`There is no navigation "${name}".`)
  const context = pageContext()
  const declared = typeof navigation.menus === 'function' ? await navigation.menus({ context }) : navigation.menus
  return declared.map(({ items }) => [...items])
}

const under = (base: string, pages: string) => pages.split(' ').map((page) => base + page)

describe('section menus', () => {
  it.each<[string, string, unknown[][]]>([
    ['NAV-024', 'legal', [under('/legal/', 'privacy/ cookies-notice/ terms-of-use/')]],
  ])('%s: %s', async (_rows, name, expected) => {
    expect(await itemsOf(name)).toEqual(expected)
  })
})

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { getPage, widths, withDemo } from '../browser/index.ts'

const site = withDemo()
const documentAt = async (path: string) => parseHtml(await (await fetch(site.origin + path)).text())
const first = (page: Page) => page.locator('#list-results .card-title').first().textContent()
const count = (page: Page) => page.locator('#list-count').textContent()
const address = (page: Page) => page.evaluate('location.pathname + location.search')

it('PRJ-006 PRJ-017 projects are filtered and sorted without scripts', async () => {
  const page = await getPage(site, '/projects', { scripts: false, width: widths.phone })
  await page.getByRole('button', { name: 'Filter and Sort' }).click()
  await page.getByRole('checkbox', { name: 'Art History' }).check()
  await page.getByRole('checkbox', { name: 'Completed' }).check()
  await page.getByRole('radio', { name: 'Oldest' }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.waitForURL('**/projects?**')
  expect(await address(page)).toBe('/projects?categories=art-history&order=ascending&sort=startYear&status=completed')
  expect([await first(page), await count(page)]).toEqual(['A Grammar of the Woodcut', '3 of 45 projects'])
  await page.context().close()
})

it('PRJ-017 with scripts an order and a filter hold at once, stay while paging, and are undone by Back', async () => {
  const page = await getPage(site, '/projects')
  await page.getByRole('radio', { name: 'Name Z to A' }).check()
  await expect.poll(() => first(page)).toBe('Woven Mathematics')
  expect(await address(page)).toBe('/projects?sort=title&order=descending')
  await page.getByRole('checkbox', { name: 'Ongoing' }).check()
  await expect.poll(() => count(page)).toBe('27 of 45 projects')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**page=2**')
  expect(await page.getByRole('radio', { name: 'Name Z to A' }).isChecked()).toBe(true)
  await page.goBack()
  await page.goBack()
  await expect.poll(() => count(page)).toBe('45 projects')
  expect(await first(page)).toBe('Woven Mathematics')
  await page.context().close()
})

it('PRJ-012 a choice of the schema that no project has finds nothing, and says how to go on', async () => {
  const page = await documentAt('/projects?status=planned&categories=archives-and-libraries')
  expect(page.querySelector('.filter-nothing')?.textContent).toBe(
    'No projects match these filters. Remove “Planned” (9) or “Archives and Libraries” (3).',
  )
})

it.each(['/es', '/ar'])(
  'CONS-028 PRJ-009 PRJ-010 under %s a filter finds every project, translated or not',
  async (path) => {
    for (const query of ['organizer=conservation-institute', 'status=ongoing']) {
      const [own, other] = await Promise.all([
        documentAt(`/projects?${query}`),
        documentAt(`${path}/projects?${query}`),
      ])
      const cards = own.querySelectorAll('#list-results .card').length
      expect(cards).toBeGreaterThan(10)
      expect(other.querySelectorAll('#list-results .card')).toHaveLength(cards)
    }
    const status = [...(await documentAt(`${path}/projects`)).querySelectorAll('input[name=status]')]
    expect(status.map((choice) => choice.getAttribute('value'))).toEqual(['completed', 'on-hold', 'ongoing', 'planned'])
  },
)

it('PRJ-041 a translated project leads to the like, in the words that filters have', async () => {
  const page = await documentAt('/es/projects/the-light-budget')
  const link = page.querySelector('.hero-details a[href="/es/projects?status=ongoing"]')
  expect(link?.closest('[lang]')?.getAttribute('lang')).toBe('en-US')
  expect(link?.textContent).toBe('Ongoing')
})

it('DOC-031 CLR-015 a document of a project names it, and has the menu of its pages', async () => {
  const page = await documentAt('/projects/dealers-ledgers/abbreviations')
  const hero = page.querySelector('.hero')
  expect(hero?.getAttribute('data-variant')).toBe('Project')
  expect(hero?.querySelector('.hero-eyebrow a')?.getAttribute('href')).toBe('/projects/dealers-ledgers')
  expect([...(hero?.querySelectorAll('.dropdown a') ?? [])].map((link) => link.textContent)).toEqual([
    ...['Dealers’ Ledgers', 'How We Transcribe', 'Abbreviations', 'Asking about a Family'],
  ])
})

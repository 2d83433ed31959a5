import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, type PageOptions, widths, withDemo } from './index.ts'

describe('the search of the site', () => {
  const site = withDemo()
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
  const names = (page: Page) => page.getByRole('option').allTextContents()
  const said = (page: Page) => page.locator('header [role=status]').textContent()
  const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

  /** All letters at once: a busy machine may pause long enough between two of them for a list of its own. */
  const enter = (page: Page, letters: string) => page.keyboard.insertText(letters)

  /** A page on whose header search the visitor types. */
  async function typing(text: string, options?: PageOptions) {
    const page = await getPage(site, '/news/call-slips', options)
    await page.locator('#site-search').click()
    await field(page).waitFor()
    await enter(page, text)
    return page
  }

  it('SRCH-008 suggests by keyboard alone: top cards first, then names, and looks for the one that is chosen', async () => {
    const page = await getPage(site, '/news/call-slips')
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    expect(scripts).toEqual([])
    await page.locator('#site-search').focus()
    await field(page).waitFor()
    expect(scripts.length).toBeGreaterThan(0)
    await enter(page, 'librar')
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    const offered = await names(page)
    expect(offered[0]).toBe('Reading in the library')
    expect(offered.length).toBeGreaterThan(1)
    expect(await said(page)).toBe(`Suggestions: ${offered.length}. Choose with the arrow keys.`)
    expect(await page.locator('.site-search').ariaSnapshot()).toContain('combobox "Search the site" [expanded]')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).textContent()).toBe(offered[0])
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=Reading+in+the+library')
    expect(await page.getByRole('searchbox', { name: 'What are you looking for?' }).inputValue()).toBe(offered[0])
    await page.context().close()
  })

  it('is behind its icon on a phone, also without scripts, and takes the row of the header when it is touched', async () => {
    const page = await getPage(site, '/news/call-slips', { width: widths.phone, scripts: false })
    const search = page.locator('.site-search')
    expect((await search.boundingBox())?.width).toBeLessThan(60)
    await search.click()
    expect((await search.boundingBox())?.width).toBe(widths.phone)
    await enter(page, 'librar')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=librar')
    await page.context().close()
  })

  it('Escape closes the list and leaves the letters; Tab goes on', async () => {
    const page = await typing('librar')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    expect([await names(page), await field(page).inputValue()]).toEqual([[], 'librar'])
    await page.keyboard.press('ArrowDown')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Tab')
    expect(await names(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=librar')
    await page.context().close()
  })

  it('on a slow network shows the answer to the latest letters alone, and ends the questions before', async () => {
    const page = await getPage(site, '/news/call-slips')
    const held = new Map<string, Route>()
    const ended: string[] = []
    const prefixOf = (url: string) => new URL(url).searchParams.get('prefix') ?? ''
    await page.route('**/api/type-ahead?*', (route) => {
      held.set(prefixOf(route.request().url()), route)
    })
    page.on('requestfailed', (request) => ended.push(prefixOf(request.url())))
    const answer = (prefix: string, name: string) => held.get(prefix)?.fulfill({ json: { result: [{ name }] } })
    await page.locator('#site-search').click()
    await field(page).waitFor()
    await enter(page, 'cla')
    await expect.poll(() => held.has('cla')).toBe(true)
    await page.keyboard.type('y')
    await expect.poll(() => held.has('clay')).toBe(true)
    await expect.poll(() => ended).toEqual(['cla'])
    await answer('clay', 'Clay')
    await expect.poll(() => names(page)).toEqual(['Clay'])
    await page.context().close()
  })

  it.each([widths.phone, widths.desktop])(
    'offers its list within a screen of %i px, named and whole',
    async (width) => {
      const page = await typing('the', { width })
      await page.getByRole('listbox').waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await axeProblems(page)).toEqual([])
      const box = await page.getByRole('listbox').boundingBox()
      expect([box && box.x >= 0, box && box.x + box.width <= width]).toEqual([true, true])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.getByRole('option').nth(1).click()
      await page.waitForURL('**/search?q=*')
      await page.context().close()
    },
  )

  it('SRCH-004 SRCH-005 SRCH-011 SRCH-015 without scripts is a form, whose results are paged and filtered by address', async () => {
    const page = await getPage(site, '/news/call-slips', { scripts: false })
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('paper')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=paper')
    expect(await page.getByRole('heading', { name: 'Results for “paper”' }).count()).toBe(1)
    expect(await page.locator('.listing .card').count()).toBe(20)
    await page.getByRole('link', { name: 'Next' }).click()
    expect(address(page)).toBe('/search?q=paper&page=2')
    await page.getByRole('radio', { name: /^Article/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    expect(address(page)).toBe('/search?q=paper&type=article')
    const links = page.locator('.listing .card a')
    const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[1]))
    expect([...new Set(places)]).toEqual(['news'])
    const kinds = await page.locator('.listing .card-subtitle').allTextContents()
    expect(kinds).toEqual(places.map(() => 'Article'))
    await page.getByRole('link', { name: 'Remove Article' }).click()
    expect(address(page)).toBe('/search?q=paper')
    await page.context().close()
  })

  it('SRCH-010 shows what editors chose for a keyword over the results', async () => {
    const page = await getPage(site, '/search?q=Parking')
    expect(await page.locator('main').ariaSnapshot()).toMatch(
      /heading "Parking, bus and tram"[\s\S]*heading "Results for/,
    )
    await page.context().close()
  })

  it.each([
    ['operators', 'paper AND NOT "clay" OR (owl* NEAR/2 ^x) -y:z'],
    ['a script', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
    ['SQL', `'; DROP TABLE entries; --`],
    ['quotes', `"'\`“”’"`],
    ['a long text', 'clay '.repeat(1000)],
    ['control characters', 'cl\u0000ay\u202e\u0007'],
  ])('finds nothing bad and breaks nothing: %s', async (_case, term) => {
    const answer = await fetch(`${site.origin}/search?${new URLSearchParams({ q: term })}`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html).toContain('id="search-term"')
  })
})

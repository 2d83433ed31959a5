import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, layoutProblems, widths, withServer } from './index.ts'

describe('the calendar', () => {
  const site = withServer({ environment: { LOG_LEVEL: 'warn' } })
  const count = (page: Page) => page.locator('main [role=status]').textContent()
  const ready = (page: Page) => page.locator('.events-calendar[data-ready]').waitFor()
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
  const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
  const open = async (path = '/calendar/') => {
    const page = await getPage(site, path)
    await ready(page)
    return page
  }

  it('EVT-140 EVT-145 answers a filter at once, by keyboard, and keeps focus where it is', async () => {
    const page = await open()
    const before = await count(page)
    await box(page, 'Films').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => address(page)).toBe('/calendar/?category=films')
    await expect.poll(() => count(page)).not.toBe(before)
    expect(await page.evaluate('document.activeElement.value')).toBe('films')
    expect(await page.getByRole('link', { name: 'Remove filter: Films' }).count()).toBe(1)
    const kinds = await page.locator('.calendar-item').count()
    expect(await count(page)).toMatch(new RegExp(`^${kinds} results?$`))
    await page.context().close()
  })

  it('EVT-144 goes back and forth through what was chosen, boxes and all', async () => {
    const page = await open()
    const all = await count(page)
    await box(page, 'Talks').check()
    await expect.poll(() => count(page)).not.toBe(all)
    const talks = await count(page)
    await box(page, 'Ellery Villa').check()
    await expect.poll(() => count(page)).not.toBe(talks)
    await page.goBack()
    await expect.poll(() => count(page)).toBe(talks)
    expect(await box(page, 'Ellery Villa').isChecked()).toBe(false)
    expect(await box(page, 'Talks').isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => count(page)).toBe(all)
    expect(await box(page, 'Talks').isChecked()).toBe(false)
    await page.goForward()
    await expect.poll(() => count(page)).toBe(talks)
    await page.reload()
    expect(await count(page)).toBe(talks)
    expect(await box(page, 'Talks').isChecked()).toBe(true)
    await page.context().close()
  })

  it('takes a filter away by its own link, and does not lose the visitor’s place', async () => {
    const page = await open('/calendar/?category=films&location=villa')
    await page.getByRole('link', { name: 'Remove filter: Films' }).click()
    await expect.poll(() => address(page)).toBe('/calendar/?location=villa')
    await expect.poll(() => box(page, 'Films').isChecked()).toBe(false)
    expect(await page.evaluate('document.activeElement.closest(".calendar-main") !== null')).toBe(true)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => address(page)).toBe('/calendar')
    expect(await box(page, 'Ellery Villa').isChecked()).toBe(false)
    await page.context().close()
  })

  it('EVT-160 EVT-161 shows a day by its shortcut, in the date fields too', async () => {
    const page = await open()
    await page.getByRole('link', { name: 'Tomorrow' }).click()
    await expect.poll(() => address(page)).toBe('/calendar/?date=2026-03-15')
    await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('2026-03-15')
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('2026-03-15')
    await page.context().close()
  })

  it('CLR-005 turns pages in place, and comes back', async () => {
    const page = await open()
    const first = await page.locator('.calendar-item h3').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => address(page)).toBe('/calendar/?page=2')
    await expect.poll(() => page.locator('.calendar-item h3').first().textContent()).not.toBe(first)
    await page.goBack()
    await expect.poll(() => page.locator('.calendar-item h3').first().textContent()).toBe(first)
    await page.context().close()
  })

  it('Q-20 goes to the address itself when it cannot be fetched', async () => {
    const page = await open()
    await page.route('**/calendar/?category=films', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    const failed = page.waitForEvent('requestfailed')
    await box(page, 'Films').check()
    await failed
    await page.waitForURL('**/calendar/?category=films')
    await ready(page)
    expect(await box(page, 'Films').isChecked()).toBe(true)
    await page.context().close()
  })

  it('EVT-139 chooses days in a calendar by keyboard, which is loaded on the first tap', async () => {
    const page = await open()
    expect(await page.locator('calendar-range').count()).toBe(0)
    const button = page.getByRole('button', { name: 'Choose in a calendar' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.locator('calendar-month').waitFor()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: /March 14/ }).focus()
    const focused = () =>
      page.evaluate(`(() => {
        let element = document.activeElement
        while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element.getAttribute('aria-label')
      })()`)
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toMatch(/March 15/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toMatch(/March 22/)
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/calendar/?startdate=2026-03-15&enddate=2026-03-22')
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('2026-03-15')
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Choose in a calendar')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await page.context().close()
  })

  it('EVT-143 opens its filters as a sheet on a narrow screen, and closes it with Escape', async () => {
    const page = await getPage(site, '/calendar/', { width: widths.phone })
    await ready(page)
    expect(await box(page, 'Films').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    await box(page, 'Films').check()
    await expect.poll(() => address(page)).toBe('/calendar/?category=films')
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Show \d+ results?$/ }).click()
    expect(await box(page, 'Films').isVisible()).toBe(false)
    expect(await layoutProblems(page)).toEqual([])
    await page.context().close()
  })

  it('EVT-140 EVT-141 EVT-142 works without scripts, as a form with a button', async () => {
    const page = await getPage(site, '/calendar/', { scripts: false })
    expect(await page.getByRole('button', { name: 'Choose in a calendar' }).isVisible()).toBe(false)
    await box(page, 'Films').check()
    await page.getByLabel('From', { exact: true }).fill('2026-03-15')
    await page.getByRole('button', { name: 'Show results' }).click()
    expect(new URL(page.url()).searchParams.get('category')).toBe('films')
    expect(await box(page, 'Films').isChecked()).toBe(true)
    expect(await page.getByRole('link', { name: /^Remove filter: From Mar 15, 2026/ }).count()).toBe(1)
    const narrow = await getPage(site, '/calendar/', { scripts: false, width: widths.phone })
    await narrow.getByRole('button', { name: 'Filters' }).click()
    expect(await box(narrow, 'Films').isVisible()).toBe(true)
    await page.context().close()
    await narrow.context().close()
  })
})

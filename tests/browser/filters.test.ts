import { testInstitution } from 'atrium/testing'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { defineSite } from '../../server/start/site/site-definition.ts'
import { pageTypes } from '../pages/page-types.ts'
import { axeProblems, getPage, layoutProblems, openWindow, widths, withDemo } from './index.ts'

/** Every listing of the site that has filters, by its page type. What finds nothing unasked is asked for something. */
const listings = [...defineSite(testInstitution).pages.values()]
  .filter(({ definition }) => Object.keys(definition.list?.filters ?? {}).length > 0)
  .map(({ type, definition }) => ({
    type,
    path: type === 'page_search' ? '/search?q=paper' : (pageTypes[type] ?? ''),
    names: Object.entries(definition.list?.filters ?? {}).flatMap(([name, { days, words }]) =>
      days ? Object.values(days) : words ? [] : [name],
    ),
  }))

const site = withDemo()
const form = (page: Page) => page.locator('main form[data-refresh]')
const count = (page: Page) => page.locator('main .filtered-list-count').textContent()
const ready = (page: Page) => page.locator('main .filtered-list-body[data-ready]').waitFor()
const queryOf = (page: Page) => new URL(page.url()).searchParams
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const focused = (page: Page) =>
  page.evaluate(() => {
    const { name, value } = document.activeElement as HTMLInputElement
    return `${name}=${value}`
  })

/** A choice that leaves some of what is listed, not all. */
async function someChoice(page: Page): Promise<{ input: Locator; name: string; value: string; some: RegExp }> {
  const all = Number(/[\d,]+/.exec((await count(page)) ?? '')?.[0].replaceAll(',', ''))
  const choices = await form(page)
    .locator('label:has(small)')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const input = label.querySelector('input') as HTMLInputElement
        return {
          name: input.name,
          value: input.value,
          left: Number(label.querySelector('small')?.textContent),
          isInSight: !label.closest('details'),
        }
      }),
    )
  const choice = choices.find(({ left, isInSight }) => isInSight && left > 0 && left < all)
  if (!choice) throw new Error(`No choice at ${page.url()} leaves some of ${all}.`)
  const { name, value, left } = choice
  const input = form(page).locator(`input[name="${name}"][value="${value}"]`)
  return { input, name, value, some: new RegExp(`^${left.toLocaleString('en')} of ${all.toLocaleString('en')} `) }
}

describe.each(listings)('the filters of $type', ({ path, names }) => {
  it('EVT-140 EVT-144 EVT-145 SRCH-011 hold at once, on Back and on a shared link, and leave focus where it is', async () => {
    const page = await getPage(site, path)
    await ready(page)
    const all = await count(page)
    const { input, name, value, some } = await someChoice(page)
    await input.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => queryOf(page).getAll(name)).toEqual([value])
    await expect.poll(() => count(page)).toMatch(some)
    expect(await focused(page)).toBe(`${name}=${value}`)
    expect(await page.locator('.filtered-list-count').getAttribute('role')).toBe('status')
    await page.goBack()
    await expect.poll(() => count(page)).toBe(all)
    expect([address(page), await input.isChecked(), await focused(page)]).toEqual([path, false, `${name}=${value}`])
    await page.goForward()
    await expect.poll(() => count(page)).toMatch(some)
    await page.reload()
    expect(await count(page)).toMatch(some)
    expect(await input.isChecked()).toBe(true)
    await ready(page)
    await page.getByRole('link', { name: /^Remove / }).click()
    await expect.poll(() => count(page)).toBe(all)
    expect([address(page), await input.isChecked()]).toEqual([path, false])
    expect(await page.evaluate('document.activeElement.className')).toBe('filtered-list-count')
    await page.context().close()
  })

  it('work without scripts, and ignore what was never offered', async () => {
    const window = await openWindow(site, { scripts: false })
    const page = await window.go(path)
    const all = await count(page)
    const { input, name, value, some } = await someChoice(page)
    await input.check()
    await form(page).getByRole('button', { name: 'Show results' }).click()
    expect(queryOf(page).getAll(name)).toEqual([value])
    expect(await count(page)).toMatch(some)
    expect(await input.isChecked()).toBe(true)
    await page.getByRole('link', { name: /^Remove / }).click()
    expect([address(page), await count(page)]).toEqual([path, all])
    const unknown = new URLSearchParams(names.map((one) => [one, 'never-offered']))
    await window.go(`${path}${path.includes('?') ? '&' : '?'}${unknown}&page=9999`)
    expect([await count(page), await form(page).locator(':checked[value]:not([value=""])').count()]).toEqual([all, 0])
    await page.context().close()
  })
})

it.each([[true], [false]])('words hold together with the choices of a list; scripts: %s', async (scripts) => {
  const window = await openWindow(site, { scripts })
  const page = await window.go('/education/k-12-learning')
  if (scripts) await ready(page)
  await page.getByLabel('Find a resource').fill('pottery')
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page).get('q')).toBe('pottery')
  await expect.poll(() => count(page)).toMatch(/^[1-9]\d? of /)
  const all = await count(page)
  await form(page).locator('label', { hasText: '3-5' }).locator('input').check()
  if (!scripts) await form(page).getByRole('button', { name: 'Show results' }).click()
  await expect.poll(() => queryOf(page).getAll('gradeLevel')).toEqual(['3-5'])
  expect(queryOf(page).getAll('q')).toEqual(['pottery'])
  await expect.poll(() => count(page)).not.toBe(all)
  await page.getByRole('link', { name: 'Pots That Look Back' }).waitFor()
  await page.getByRole('link', { name: /^Remove 3-5/ }).click()
  await expect.poll(() => count(page)).toBe(all)
  expect(await page.getByLabel('Find a resource').inputValue()).toBe('pottery')
  await page.context().close()
})

it('every listing of the site is among them', () => {
  expect(listings.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['page_calendar', 'page_exhibitions', 'page_search']),
  )
  expect(listings.filter(({ path }) => path === '')).toEqual([])
})

describe('the days of the calendar', () => {
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
  const open = async (path = '/calendar') => {
    const page = await getPage(site, path)
    await ready(page)
    return page
  }

  it('EVT-160 EVT-161 are chosen by a link, which stays focused, and stand in the date fields too', async () => {
    const page = await open('/calendar/?category=tours')
    await page.getByRole('link', { name: 'Tomorrow' }).click()
    await expect.poll(() => address(page)).toBe('/calendar?date=2026-03-15&category=tours')
    await expect.poll(() => field(page, 'From').inputValue()).toBe('2026-03-15')
    expect(await field(page, 'To').inputValue()).toBe('2026-03-15')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Tomorrow')
    expect(await page.getByRole('link', { name: 'Tomorrow' }).getAttribute('aria-current')).toBe('true')
    await page.getByRole('link', { name: 'Remove Mar 15, 2026' }).click()
    await expect.poll(() => field(page, 'From').inputValue()).toBe('')
    expect(address(page)).toBe('/calendar?category=tours')
    await page.context().close()
  })

  it('Q-20 are asked for at their address when they cannot be fetched', async () => {
    const page = await open()
    await page.route('**/calendar?startdate=2026-03-15', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    const failed = page.waitForEvent('requestfailed')
    await field(page, 'From').fill('2026-03-15')
    await failed
    await page.waitForURL('**/calendar?startdate=2026-03-15')
    await ready(page)
    expect(await field(page, 'From').inputValue()).toBe('2026-03-15')
    await page.context().close()
  })

  it('EVT-139 are chosen in a month by keyboard, which is loaded on the first tap', async () => {
    const page = await open()
    expect(await page.locator('calendar-range').count()).toBe(0)
    const button = page.getByRole('button', { name: 'Choose in a calendar' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.locator('calendar-month').waitFor()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: /March 14/ }).focus()
    const day = () =>
      page.evaluate(`(() => {
        let element = document.activeElement
        while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element.getAttribute('aria-label')
      })()`)
    await page.keyboard.press('ArrowRight')
    await expect.poll(day).toMatch(/March 15/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect.poll(day).toMatch(/March 22/)
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/calendar?startdate=2026-03-15&enddate=2026-03-22')
    expect(await field(page, 'From').inputValue()).toBe('2026-03-15')
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Choose in a calendar')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await page.context().close()
  })

  it('EVT-143 stand in a sheet on a narrow screen, with what they leave on its button', async () => {
    const page = await getPage(site, '/calendar', { width: widths.phone })
    await ready(page)
    const films = form(page).locator('input[value=films]')
    expect(await films.isVisible()).toBe(false)
    const open = page.getByRole('button', { name: 'Filters' })
    const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
    await open.click()
    await expect.poll(() => isFocused(form(page).getByRole('button', { name: 'Close' }))).toBe(true)
    // Behind the sheet nothing can be reached.
    await expect
      .poll(() => page.locator('[inert] .filter-open, .filter-open[inert], .site-footer[inert]').count())
      .toBe(2)
    await page.keyboard.press('Escape')
    expect([await films.isVisible(), await isFocused(open)]).toEqual([false, true])
    expect(await page.locator('[inert]').count()).toBe(0)
    await open.click()
    await films.check()
    await expect.poll(() => address(page)).toBe('/calendar?category=films')
    await expect.poll(() => count(page)).toMatch(/^\d+ of /)
    await page.waitForFunction('document.getAnimations().length === 0')
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Show \d+ results?$/ }).click()
    expect(await films.isVisible()).toBe(false)
    expect(await layoutProblems(page)).toEqual([])
    await page.context().close()
  })

  it('stand in a sheet that is shut when its page is left: Back leads to the page', async () => {
    const page = await getPage(site, '/calendar', { width: widths.phone })
    await ready(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0)
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    expect([await page.locator('form.filter-sheet').isVisible(), await page.locator('[inert]').count()]).toEqual([
      false,
      0,
    ])
    await page.context().close()
  })

  it('EVT-140 EVT-141 EVT-142 are sent with other choices without scripts', async () => {
    const page = await getPage(site, '/calendar', { scripts: false, width: widths.phone })
    await page.getByRole('button', { name: 'Filters' }).click()
    expect(await page.getByRole('button', { name: 'Choose in a calendar' }).isVisible()).toBe(false)
    await form(page).locator('input[value=films]').check()
    await field(page, 'From').fill('2026-03-15')
    await page.getByRole('button', { name: 'Show results' }).click()
    expect(queryOf(page).get('category')).toBe('films')
    expect(await page.getByRole('link', { name: /^Remove From Mar 15, 2026/ }).count()).toBe(1)
    await page.context().close()
  })
})

it('Back shows what it leads to also where it is pressed before the script of the list has come', async () => {
  const page = await getPage(site, '/projects')
  await ready(page)
  const all = await count(page)
  const { input, some } = await someChoice(page)
  await input.check()
  await expect.poll(() => count(page)).toMatch(some)
  const held: (() => void)[] = []
  await page.route(/filter-form/, (route) =>
    new Promise<void>((resolve) => held.push(resolve)).then(() => route.continue()),
  )
  await page.reload()
  expect(await count(page)).toMatch(some)
  await page.goBack()
  expect(address(page)).toBe('/projects')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const release of held) release()
  await expect.poll(() => count(page)).toBe(all)
  await page.context().close()
})

it('EVT-140 the day is printed also after another one was chosen', async () => {
  const page = await getPage(site, '/calendar')
  await ready(page)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  const before = await page.locator('#calendar-results, main .filtered-list-body').first().innerText()
  await page.getByRole('link', { name: 'Tomorrow', exact: true }).click()
  await expect
    .poll(() => page.locator('#calendar-results, main .filtered-list-body').first().innerText())
    .not.toBe(before)
  await page.getByRole('button', { name: 'Print this day' }).first().click()
  await page.waitForSelector('html[data-printed=yes]')
  await page.context().close()
})

// Takes minutes: begins first.
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, layoutProblems, openWindow, type Window, widths, withDemo } from '../browser/index.ts'
import { ask } from './http.ts'
import { pageTypes } from './page-types.ts'

/** Without scripts, nothing else of a page is shown otherwise. */
const NEEDS_SCRIPT = /data-island|data-enhance|<noscript/
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** In the layout when letters are twice as large, as a visitor sets it in the browser (WCAG 2.2, 1.4.4). */
async function problemsWhenEnlarged(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const setLetters = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setLetters(32)
  const problems = await layoutProblems(page)
  await setLetters(16)
  await devtools.detach()
  return problems.map((problem) => `with large letters, ${problem}`)
}

/** Home, a landing, a story, an exhibition, an event and a place. */
const firstScreens = [
  '/',
  '/news',
  '/news/a-green-that-eats-the-page',
  '/exhibitions/crossing-threads',
  '/calendar/a-fleet-of-paper',
  '/visit/center',
]

describe('a visitor who does not see, click or run scripts', () => {
  const site = withDemo()

  const windows = new Map<string, Promise<Window>>()
  const go = async (path: string, width: number, scripts: boolean) => {
    const key = `${width} ${scripts}`
    const window = windows.get(key) ?? openWindow(site, { width, scripts })
    windows.set(key, window)
    return (await window).go(path)
  }

  it.each(Object.entries(pageTypes))('finds nothing in the way on %s, with scripts and without', async (_, path) => {
    const needsScript = path === '/' || NEEDS_SCRIPT.test(mainOf((await ask(site.origin, path)).text))
    const looks = [
      go(path, widths.phone, true).then(async (page) => [
        await axeProblems(page),
        await layoutProblems(page),
        await problemsWhenEnlarged(page),
      ]),
      go(path, widths.desktop, true).then(async (page) => [
        needsScript ? [] : await axeProblems(page),
        await layoutProblems(page),
        await problemsWhenEnlarged(page),
      ]),
      needsScript
        ? go(path, widths.desktop, false).then(async (page) => [await axeProblems(page), await layoutProblems(page)])
        : [],
    ]
    const [phone, desktop, withoutScripts] = (await Promise.all(looks)).map((problems) => problems.flat())
    expect({ phone, desktop, withoutScripts }).toEqual({ phone: [], desktop: [], withoutScripts: [] })
  })

  it('SITE-064 reaches the main menu, its links and the skip link by keyboard alone, and the menu keeps focus', async () => {
    const page = await getPage(site, '/news', { width: widths.phone })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    const menu = page.getByRole('button', { name: 'Menu' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30))
    await menu.focus()
    await page.keyboard.press('Enter')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await links.first().waitFor({ state: 'visible' })
    await expect.poll(focused).toBe('Close')
    await page.locator('main[inert]').waitFor()
    const stops = new Set<string | undefined>()
    for (let stop = 0; stop < 15; stop++) {
      await page.keyboard.press('Tab')
      stops.add(await page.evaluate(() => document.activeElement?.closest('.site-menu, body')?.className))
    }
    expect([...stops].filter((name) => name !== 'site-menu' && name !== '')).toEqual([])
    await page.keyboard.press('Escape')
    await links.first().waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Menu')
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.context().close()
  })

  it('keeps the main menu in one row, and behind its button where it has no room for one', async () => {
    const page = await getPage(site, '/news', { width: widths.desktop })
    const rows = () =>
      page.locator('.site-menu a').evaluateAll((links) => {
        const shown = links.filter((link) => link.checkVisibility())
        return new Set(shown.map((link) => Math.round(link.getBoundingClientRect().top))).size
      })
    for (const [width, expected] of [
      [1024, 0],
      [1264, 0],
      [1280, 1],
      [1366, 1],
      [1920, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await rows()]).toEqual([width, expected])
    }
    await page.context().close()
  })

  const small = { width: widths.phone, context: { viewport: { width: widths.phone, height: 664 } } }

  it('sees title and picture on the first screen of a phone', async () => {
    const page = await getPage(site, '/legal/privacy', small)
    const seen = []
    for (const path of firstScreens) {
      await page.goto(site.origin + path)
      const [title, picture] = await page.evaluate(() =>
        ['h1', 'main img'].map((selector) => {
          const { top = innerHeight, bottom = top } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return Math.round(Math.min(bottom, innerHeight) - top)
        }),
      )
      seen.push({ path, title: Number(title) > 30, picture: Number(picture) > 150 })
    }
    expect(seen).toEqual(firstScreens.map((path) => ({ path, title: true, picture: true })))
    await page.context().close()
  })

  it('sees a chosen day of the calendar, and what is first on it, on the first screen of a phone', async () => {
    const page = await getPage(site, '/calendar?date=2026-03-14', small)
    const shown = ['.calendar-day-title', '.calendar-item-date', '.calendar-item-title']
    const ends = await page.evaluate(
      (selectors) => selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().bottom),
      shown,
    )
    expect(ends.every((end) => end !== undefined && end <= 664)).toBe(true)
    expect([await axeProblems(page), await layoutProblems(page)]).toEqual([[], []])
    await page.context().close()
  })

  it('finds the links of the footer folded on a phone, which open without scripts, and all at once elsewhere', async () => {
    const link = (page: Page) => page.locator('.site-footer').getByRole('link', { name: 'All Publications' })
    const page = await getPage(site, '/news/call-slips', { ...small, scripts: false })
    const footer = page.locator('.site-footer')
    expect((await footer.boundingBox())?.height).toBeLessThan(664)
    expect(await link(page).isVisible()).toBe(false)
    await footer.getByText('Study').and(page.locator('summary')).click()
    expect(await link(page).isVisible()).toBe(true)
    expect(await layoutProblems(page)).toEqual([])
    await page.context().close()
    const wide = await getPage(site, '/news/call-slips', { scripts: false })
    expect([await link(wide).isVisible(), await wide.locator('.site-footer summary:visible').count()]).toEqual([
      true,
      0,
    ])
    await wide.context().close()
  })

  it('prints an article and a page for visitors over the whole sheet, with address and date, without related cards', async () => {
    const page = await getPage(site, '/legal/privacy', { width: 672 })
    for (const [path, words, related] of [
      ['/news/a-green-that-eats-the-page', '.text-block p', '#related-articles'],
      ['/visit/center', '.faq p', '#also-on-the-hill'],
    ] as const) {
      await page.goto(site.origin + path)
      expect(await page.locator(related).isVisible()).toBe(true)
      await page.emulateMedia({ media: 'print' })
      const share = await page.evaluate((selector) => {
        const { width } = (document.querySelector(selector) as HTMLElement).getBoundingClientRect()
        return width / (document.querySelector('main') as HTMLElement).clientWidth
      }, words)
      expect(share).toBeGreaterThan(0.95)
      expect(await page.locator(related).isVisible()).toBe(false)
      expect(await page.locator('.printed-address:visible').first().innerText()).toBe(
        `https://www.ellery.example${path} · As of March 14, 2026`,
      )
      await page.emulateMedia({ media: 'screen' })
      expect(await page.locator('.printed-address:visible').count()).toBe(0)
    }
    await page.context().close()
  })
})

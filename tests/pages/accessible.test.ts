// Takes minutes: begins first.
import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, layoutProblems, openWindow, type Window, widths, withDemo } from '../browser/index.ts'
import { ask } from './http.ts'
import { pageTypes } from './page-types.ts'

/** Without scripts, nothing else of a page is shown otherwise. */
const NEEDS_SCRIPT = /data-island|data-enhance|<noscript/
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

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
      go(path, widths.phone, true).then(async (page) => [await axeProblems(page), await layoutProblems(page)]),
      go(path, widths.desktop, true).then(async (page) => [
        needsScript ? [] : await axeProblems(page),
        await layoutProblems(page),
      ]),
      needsScript
        ? go(path, widths.desktop, false).then(async (page) => [await axeProblems(page), await layoutProblems(page)])
        : [],
    ]
    const [phone, desktop, withoutScripts] = (await Promise.all(looks)).map((problems) => problems.flat())
    expect({ phone, desktop, withoutScripts }).toEqual({ phone: [], desktop: [], withoutScripts: [] })
  })

  it('SITE-064 reaches the main menu, its links and the skip link by keyboard alone', async () => {
    const page = await getPage(site, '/news', { width: widths.phone })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
    await first.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    await page.context().close()
  })
})

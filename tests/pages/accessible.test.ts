import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, layoutProblems, openWindow, type Window, widths, withServer } from '../browser/index.ts'
import { pageTypes } from './page-types.ts'

const sizes = [widths.phone, widths.desktop]
const cases = Object.entries(pageTypes).flatMap(([name, path]) => sizes.map((width) => [name, width, path] as const))
/** Without scripts, nothing else of a page is shown otherwise. */
const NEEDS_SCRIPT = /data-island|data-enhance|<noscript/

describe('a visitor who does not see, click or run scripts', () => {
  const site = withServer({ environment: { LOG_LEVEL: 'warn' } })

  const windows = new Map<string, Promise<Window>>()
  const go = async (path: string, width: number, scripts: boolean) => {
    const key = `${width} ${scripts}`
    const window = windows.get(key) ?? openWindow(site, { width, scripts })
    windows.set(key, window)
    return (await window).go(path)
  }

  it.each(cases)('finds nothing in the way on %s at %i px, with scripts and without', async (_name, width, path) => {
    const page = await go(path, width, true)
    expect(await axeProblems(page)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
    const main = await page.evaluate(() => document.querySelector('main')?.outerHTML ?? '')
    if (path !== '/' && !NEEDS_SCRIPT.test(main)) return
    const without = await go(path, width, false)
    expect(await axeProblems(without)).toEqual([])
    expect(await layoutProblems(without)).toEqual([])
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

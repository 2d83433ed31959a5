import { describe, expect, it } from 'vitest'
import { axeProblems, getPage, layoutProblems, widths, withServer } from '../browser/index.ts'
import { pageTypes } from './page-types.ts'

const sizes = [widths.phone, widths.desktop]
const cases = Object.entries(pageTypes).flatMap(([name, path]) =>
  sizes.flatMap((width) => [true, false].map((scripts) => [name, width, scripts ? 'with' : 'without', path] as const)),
)

describe('a visitor who does not see, click or run scripts', () => {
  const site = withServer({ environment: { LOG_LEVEL: 'warn' } })

  it.each(cases)('finds nothing in the way on %s at %i px %s scripts', async (_name, width, scripts, path) => {
    const page = await getPage(site, path, { width, scripts: scripts === 'with' })
    expect(await axeProblems(page)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
    await page.context().close()
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

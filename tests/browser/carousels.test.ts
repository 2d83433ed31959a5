import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoContent } from '../pages/demo-content.ts'
import { axeProblems, getPage, htmlProblems, layoutProblems, widths, withSite } from './index.ts'
import { pictureEntries } from './pictures.ts'

const content = demoContent(...pictureEntries)

describe('carousels', () => {
  const site = withSite(() => ({ content, nearDemo: true, environment: { LOG_LEVEL: 'warn' } }))
  const button = (page: Page, name: 'Previous' | 'Next') => page.getByRole('button', { name: `${name}: Forty sheets` })
  const position = (page: Page) => page.locator('.strip-controls p')
  const row = (page: Page) => page.getByRole('group', { name: 'Forty sheets' })

  it('BLK-041 lead through forty pictures with buttons that end where the row ends', async () => {
    const page = await getPage(site, '/forty')
    await page.locator('.strip-controls').scrollIntoViewIfNeeded()
    await button(page, 'Next').waitFor()
    await expect.poll(() => position(page).textContent()).toMatch(/^1–\d \/ 40$/)
    expect(await button(page, 'Previous').getAttribute('aria-disabled')).toBe('true')
    expect(await button(page, 'Next').getAttribute('aria-disabled')).toBe('false')
    await button(page, 'Next').focus()
    for (let press = 0; press < 40; press++) {
      const before = await position(page).textContent()
      await page.keyboard.press('Enter')
      await expect.poll(() => position(page).textContent()).not.toBe(before)
      if (/40 \/ 40$/.test((await position(page).textContent()) ?? '')) break
    }
    expect(await position(page).textContent()).toMatch(/40 \/ 40$/)
    await expect.poll(() => button(page, 'Next').getAttribute('aria-disabled')).toBe('true')
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Next')
    await button(page, 'Previous').click()
    await expect.poll(() => position(page).textContent()).not.toMatch(/40 \/ 40$/)
    await page.context().close()
  })

  it('BLK-041 show no buttons where there is nowhere to go', async () => {
    const page = await getPage(site, '/one')
    await page.locator('.strip-controls').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.strip button:visible').count()).toBe(0)
    await page.context().close()
  })

  it.each([true, false])('BLK-041 are scrolled with the keyboard, scripts: %s', async (scripts) => {
    const page = await getPage(site, '/forty', { scripts })
    const scrolled = () => row(page).evaluate((element) => element.scrollLeft)
    await row(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(scrolled).toBeGreaterThan(0)
    if (!scripts) expect(await page.locator('.strip button:visible').count()).toBe(0)
    await page.context().close()
  })

  it.each([
    ['reduce', 'auto'],
    ['no-preference', 'smooth'],
  ] as const)('move as the visitor prefers: %s', async (reducedMotion, behavior) => {
    const page = await getPage(site, '/forty', { context: { reducedMotion } })
    expect(await row(page).evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe(behavior)
    await page.context().close()
  })

  it.each(Object.values(widths))('SITE-092 all layouts stand well at %i px', async (width) => {
    for (const path of ['/every-layout', '/works']) {
      const page = await getPage(site, path, { width })
      expect(await axeProblems(page)).toEqual([])
      expect(await layoutProblems(page)).toEqual([])
      expect(await htmlProblems(await (await page.request.get(page.url())).text())).toEqual([])
      await page.context().close()
    }
  })

  it('BLK-043 a picture at full bleed runs from edge to edge, however low the window', async () => {
    const page = await getPage(site, '/every-layout', { context: { viewport: { width: 1440, height: 600 } } })
    const wide = page.locator('[data-kind="hero"] .figure:not([data-shape]) img')
    expect(await wide.boundingBox()).toMatchObject({ x: 0, width: 1440 })
    const tall = page.locator('[data-kind="hero"] [data-shape="tall"]')
    expect((await tall.locator('a').boundingBox())?.width).toBe(1440)
    expect((await tall.locator('img').boundingBox())?.height).toBeLessThanOrEqual(600)
    await page.context().close()
  })

  it('BLK-045 pictures side by side stand on one line', async () => {
    const page = await getPage(site, '/every-layout')
    const pictures = page.locator('.media-row').first().locator('img')
    const bottoms = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(bottoms).toHaveLength(2)
    expect(Math.abs((bottoms[0] as number) - (bottoms[1] as number))).toBeLessThan(1)
    await page.context().close()
  })
})

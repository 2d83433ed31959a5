import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoContent } from '../pages/demo-content.ts'
import { axeProblems, getPage, type PageOptions, scriptBytes, scriptsOf, widths, withSite } from './index.ts'
import { pictureEntries } from './pictures.ts'

const content = demoContent(...pictureEntries)

describe('the lightbox', () => {
  const site = withSite(() => ({ content, nearDemo: true, environment: { LOG_LEVEL: 'warn' } }))
  const viewer = (page: Page) => page.getByRole('dialog', { name: 'Selected Works' })
  const picture = (page: Page, place: number) => page.locator('a.enlarge').nth(place)

  /** The page of works, with the viewer open at its first. What the browser complains of is kept. */
  async function open(options: PageOptions = {}): Promise<{ page: Page; complaints: string[] }> {
    const page = await getPage(site, '/works', options)
    const complaints: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    await picture(page, 0).focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    return { page, complaints }
  }

  it('BLK-026 opens, leads on and back and closes by keyboard; focus stays inside and returns to the picture', async () => {
    const { page, complaints } = await open()
    const isInside = () => page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
    await expect.poll(() => viewer(page).textContent()).toContain('1 / 3')
    expect(await viewer(page).textContent()).toContain('Storage Jar with Horses')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => viewer(page).textContent()).toContain('The Tentacle Painter')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => viewer(page).textContent()).toContain('3 / 3')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => viewer(page).textContent()).toContain('1 / 3')
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press(key)
        expect(await isInside()).toBe(true)
      }
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(await picture(page, 0).evaluate((link) => link === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('returns to the picture that was seen last', async () => {
    const { page } = await open()
    await viewer(page).getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => viewer(page).textContent()).toContain('2 / 3')
    await viewer(page).getByRole('button', { name: 'Close' }).click()
    await viewer(page).waitFor({ state: 'detached' })
    expect(await picture(page, 1).evaluate((link) => link === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('closes when a phone’s Back asks for it, stays on the page, and asks for no more once it is closed', async () => {
    const page = await getPage(site, '/works', { width: widths.phone })
    await page.evaluate(`{
      const Own = CloseWatcher
      window.watchers = []
      window.CloseWatcher = class extends Own {
        constructor() { super(); watchers.push(this) }
        destroy() { super.destroy(); watchers.splice(watchers.indexOf(this), 1) }
      }
    }`)
    await picture(page, 0).click()
    await viewer(page).waitFor()
    await page.evaluate('watchers[0].requestClose()')
    await viewer(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/works')
    await picture(page, 0).click()
    await viewer(page).getByRole('button', { name: 'Close' }).click()
    await viewer(page).waitFor({ state: 'detached' })
    expect(await page.evaluate('watchers.length')).toBe(0)
    await page.context().close()
  })

  it.each([widths.phone, widths.desktop])('has nothing in the way of anybody at %i px', async (width) => {
    const { page } = await open({ width })
    await page.keyboard.press('ArrowRight')
    await viewer(page)
      .getByRole('link', { name: /View More Object Information\s?: Drinking Cup/ })
      .waitFor()
    expect(await axeProblems(page)).toEqual([])
    for (const button of await viewer(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await page.context().close()
  })

  it('BLK-047 EVT-100 shows what the page says, on the colour of the work', async () => {
    const { page } = await open()
    await page.keyboard.press('ArrowRight')
    const caption = viewer(page).locator('[data-color]')
    await expect.poll(() => caption.getAttribute('data-color')).toBe('garden')
    expect(await caption.getByRole('link').getAttribute('href')).toBe('https://museum.example.org/cup')
    await page.context().close()
  })

  it('opens at the first tap, from the picture tapped, at its size on the screen', async () => {
    const page = await getPage(site, '/works', { width: widths.phone, context: { hasTouch: true } })
    await picture(page, 1).tap()
    await viewer(page).waitFor()
    await expect.poll(() => viewer(page).textContent()).toContain('2 / 3')
    const large = viewer(page).locator('img[src*="pottery-02"]:not(.pswp__img--placeholder)')
    await expect.poll(async () => (await large.boundingBox())?.width).toBe(widths.phone)
    await page.context().close()
  })

  it('zooms into the picture', async () => {
    const { page } = await open()
    const width = async () => (await viewer(page).locator('img[src*="pottery-01"]').last().boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(100)
    const before = await width()
    await viewer(page).getByRole('button', { name: 'Zoom' }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await page.context().close()
  })

  it('leads back at the left and on at the right, also where words are written from the right', async () => {
    const { page } = await open()
    await page.evaluate("document.documentElement.dir = 'rtl'")
    const left = async (name: string) => (await viewer(page).getByRole('button', { name }).boundingBox())?.x
    expect(await left('Previous')).toBe(0)
    expect(await left('Next')).toBeGreaterThan(widths.desktop / 2)
    await page.context().close()
  })

  it('says so when a picture cannot be loaded, and leads on', async () => {
    const page = await getPage(site, '/works')
    await page.route(/\/iiif\/pottery-01\/full\//, (route) => route.abort())
    await picture(page, 0).click()
    await viewer(page).getByText('This picture could not be loaded.').waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => viewer(page).textContent()).toContain('2 / 3')
    await page.context().close()
  })

  it('Q-02 is loaded at the first touch and no sooner, and weighs at most 40 kB', async () => {
    const page = await getPage(site, '/works')
    await page.waitForLoadState('networkidle')
    const scripts = scriptsOf(page)
    expect(await page.locator('script[src], link[href*="viewer"]').count()).toBe(1)
    await picture(page, 0).click()
    await viewer(page).waitFor()
    expect(scripts.size).toBeGreaterThan(1)
    expect(await scriptBytes(page, scripts)).toBeLessThanOrEqual(40 * 1024)
    await page.context().close()
  })

  it('leaves a click that asks for a window of its own to the browser, before and after it is loaded', async () => {
    const { page } = await open()
    await page.keyboard.press('Escape')
    const fresh = await getPage(site, '/works')
    for (const one of [page, fresh]) {
      const isLeft = await picture(one, 0).evaluate((link) => {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
        let left = false
        addEventListener('click', (event) => {
          left = !event.defaultPrevented
          event.preventDefault()
        })
        link.dispatchEvent(click)
        return left
      })
      expect(isLeft).toBe(true)
      await one.context().close()
    }
  })

  it('BLK-029 a picture with an address leads there', async () => {
    const page = await getPage(site, '/linked')
    await page.getByRole('link', { name: 'Another page' }).click()
    await page.waitForURL('**/one')
    await page.context().close()
  })

  it('without scripts each picture leads to the whole of itself, large', async () => {
    const page = await getPage(site, '/works', { scripts: false })
    const [answer] = await Promise.all([page.waitForResponse(/\/full\/2400,/), picture(page, 0).click()])
    expect(answer.headers()['content-type']).toMatch(/^image\//)
    await page.context().close()
  })
})

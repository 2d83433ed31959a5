import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  axeProblems,
  contentDirectory,
  documentEntry,
  getPage,
  htmlProblems,
  layoutProblems,
  published,
  scriptBytes,
  scriptsOf,
  widths,
  withSite,
} from './index.ts'

const to = (type: string, uid: string) => [{ uid, _content_type_uid: type }]
const body = [
  { text_block: { text: '<p>A sheet is looked at from two distances.</p>' } },
  { image_viewer_editorial: { asset: to('collection_object', 'object_sheet') } },
]
const content = contentDirectory(
  published('collection_object', {
    uid: 'object_sheet',
    title: 'Sheet',
    url: 'https://collection.example.org/objects/7',
  }),
  documentEntry('looked-into', '', { body }),
)
for (const folder of ['images', 'collection']) mkdirSync(join(content, folder))
writeFileSync(
  join(content, 'images/sheet.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="#e7d8b0"/><circle cx="2000" cy="1500" r="900" fill="#1f3a93"/></svg>',
)
writeFileSync(
  join(content, 'collection/7.json'),
  JSON.stringify({ objectID: '7', title: 'A Sheet of Circles', iiifImageID: 'sheet', maker: 'Ines Valderrama' }),
)

describe('a picture to look into', () => {
  const site = withSite({ content })
  const button = (page: Page) => page.getByRole('button', { name: /^Look closer ?: A Sheet of Circles$/ })
  /** What needs the browser wakes when it comes into view. */
  const ready = async (page: Page) => {
    await page.locator('.deep-zoom').scrollIntoViewIfNeeded()
    await button(page).waitFor()
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  /** The page with its viewer opened by keyboard, and what was asked for and reported meanwhile. */
  const opened = async (width: number = widths.desktop, prepare?: (page: Page) => Promise<unknown>) => {
    const page = await getPage(site, '/looked-into', { width })
    await prepare?.(page)
    const asked: string[] = []
    const reported: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('console', (message) => message.type() === 'error' && reported.push(message.text()))
    page.on('pageerror', (error) => reported.push(error.message))
    await ready(page)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'A Sheet of Circles' }).waitFor()
    return { page, asked, reported }
  }
  const shown = (page: Page) => page.locator('.viewer-stage[aria-busy="false"] canvas').waitFor()
  /** How large the parts are that were asked for last, in pixels of the master for one of the screen. */
  const scale = (asked: readonly string[]) => {
    const part = /\/(\d+),(\d+),(\d+),(\d+)\/(\d+),/.exec(
      asked.findLast((address) => /\/\d+,\d+,\d+,\d+\//.test(address)) ?? '',
    )
    return part ? Number(part[3]) / Number(part[5]) : undefined
  }

  it('BLK-025 opens by keyboard, is brought nearer and moved by keys, and gives the focus back', async () => {
    const { page, asked, reported } = await opened()
    await shown(page)
    expect(await focused(page)).toBe('Zoom in')
    await expect.poll(() => scale(asked)).toBeGreaterThan(1)
    for (let step = 0; step < 4; step++) await page.keyboard.press('+')
    await expect.poll(() => scale(asked)).toBe(1)
    const before = asked.length
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await page.keyboard.press('0')
    const again = asked.length
    await page.getByRole('application').focus()
    for (let step = 0; step < 8; step++) await page.keyboard.press('+')
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp')
    await expect.poll(() => asked.length).toBeGreaterThan(again)
    await page.getByRole('button', { name: 'Zoom in' }).focus()

    const reached = new Set<string | null | undefined>()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      reached.add(await focused(page))
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    expect([...reached]).toEqual(
      expect.arrayContaining(['Zoom in', 'Zoom out', 'Show the whole picture', 'Full screen', 'Close']),
    )
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(reported).toEqual([])
    expect(asked.filter((address) => !address.startsWith(site.origin))).toEqual([])

    await page.keyboard.press('Enter')
    await shown(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.context().close()
  })

  it('brings nearer and shows the whole again by its controls, and fills the screen', async () => {
    const { page, asked } = await opened()
    await shown(page)
    const zoomIn = page.getByRole('button', { name: 'Zoom in' })
    for (let step = 0; step < 4; step++) await zoomIn.click()
    await expect.poll(() => scale(asked)).toBe(1)
    const screen = page.getByRole('button', { name: 'Full screen' })
    expect(await screen.getAttribute('aria-pressed')).toBe('false')
    await screen.click()
    await expect.poll(() => screen.getAttribute('aria-pressed')).toBe('true')
    await screen.click()
    await expect.poll(() => screen.getAttribute('aria-pressed')).toBe('false')
    await page.context().close()
  })

  it.each(Object.entries(widths))('is without fault for everyone, on a %s', async (_name, width) => {
    const { page } = await opened(width)
    await shown(page)
    expect([...(await axeProblems(page)), ...(await layoutProblems(page))]).toEqual([])
    for (const control of await page.locator('.viewer-controls button').all()) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await page.keyboard.press('Escape')
    const html = await (await page.request.get(page.url())).text()
    expect([...(await axeProblems(page)), ...(await layoutProblems(page)), ...(await htmlProblems(html))]).toEqual([])
    await page.context().close()
  })

  it('Q-02 loads its viewer when it is opened, at most 90 kB', async () => {
    const page = await getPage(site, '/looked-into')
    const scripts = scriptsOf(page)
    await page.reload({ waitUntil: 'networkidle' })
    await ready(page)
    const eager = new Set(scripts)
    expect(await scriptBytes(page, eager)).toBeLessThanOrEqual(4 * 1024)
    await button(page).click()
    await shown(page)
    const late = await scriptBytes(
      page,
      [...scripts].filter((address) => !eager.has(address)),
    )
    expect(late).toBeGreaterThan(10 * 1024)
    expect(late).toBeLessThanOrEqual(90 * 1024)
    await page.context().close()
  })

  it.each([
    ['says no size', 'info.json', 'The picture cannot be shown in parts now.'],
    ['does not give its parts', 'default.jpg', 'A part of the picture did not arrive.'],
  ])('says so when the image server %s, and offers the full picture', async (_case, what, message) => {
    const { page } = await opened(widths.phone, (page) =>
      page
        .route(`**/iiif/sheet/**/${what}`, (route) => route.fulfill({ status: 500 }))
        .then(() => page.route(`**/iiif/sheet/${what}`, (route) => route.fulfill({ status: 500 }))),
    )
    await expect.poll(() => page.getByRole('status').textContent()).toContain(message)
    const link = page.getByRole('dialog').getByRole('link', { name: 'Open the full picture' })
    expect(await link.getAttribute('href')).toBe('/iiif/sheet/full/3000,2250/0/default.jpg')
    expect(await axeProblems(page)).toEqual([])
    await page.context().close()
  })

  it('opens once, however often it is asked for while the viewer loads', async () => {
    const page = await getPage(site, '/looked-into')
    await ready(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await button(page).evaluate((element: HTMLButtonElement) => {
      element.click()
      element.click()
    })
    await shown(page)
    expect(await page.locator('.viewer-stage canvas').count()).toBe(1)
    expect(asked.filter((address) => address.endsWith('/info.json'))).toHaveLength(1)
    await page.context().close()
  })

  it('becomes a way to the full picture when the viewer cannot be loaded', async () => {
    const page = await getPage(site, '/looked-into')
    await ready(page)
    await page.route('**/assets/**', (route) => route.abort())
    await button(page).click()
    await page.waitForURL('**/iiif/sheet/full/3000,2250/0/default.jpg')
    await page.context().close()
  })

  it('without scripts is shown whole, with a link to the full picture', async () => {
    const page = await getPage(site, '/looked-into', { scripts: false })
    const link = page.getByRole('link', { name: /^Open the full picture ?: A Sheet of Circles$/ })
    const full = await page.request.get(new URL((await link.getAttribute('href')) ?? '', site.origin).href)
    expect([full.status(), full.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    expect(await page.getByRole('button', { name: 'Look closer' }).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await page.context().close()
  })
})

import { expect, it } from 'vitest'
import { getPage, withDemo } from './index.ts'

const site = withDemo()

it.each([
  ['/news/all?page=2', '.pagination'],
  ['/visit/day?date=2026-03-16', '.day-neighbors'],
])('arrows of %s lead on to the left where words are written from the right', async (path, arrows) => {
  for (const [language, scale] of [
    ['', '1'],
    ['/ar', '-1 1'],
  ] as const) {
    const page = await getPage(site, `${language}${path}`)
    const scales = await page
      .locator(`${arrows} .icon`)
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale))
    expect(scales).toEqual([scale, scale])
    await page.context().close()
  }
})

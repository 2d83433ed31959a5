import { describe, expect, it } from 'vitest'
import { widthIn } from '../../server/pages/warming/screens.ts'
import { demoContent } from '../pages/demo-content.ts'
import { getPage, widths, withSite } from './index.ts'
import { pictureEntries } from './pictures.ts'

const content = demoContent(...pictureEntries)

describe('the sizes that pictures say', () => {
  const site = withSite(() => ({ content, nearDemo: true, environment: { LOG_LEVEL: 'warn' } }))

  it.each([
    ['/every-layout', widths.desktop],
    ['/every-layout', widths.phone],
    ['/works', widths.desktop],
    ['/works', widths.phone],
  ])('are those in which they are shown: %s at %i px', async (path, width) => {
    const page = await getPage(site, path, { width })
    for (const picture of await page.locator('main .figure img[srcset]').all()) await picture.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main .figure img[srcset]')].map((img) => ({
        sizes: img.sizes,
        shown: img.getBoundingClientRect().width,
        alt: img.alt.slice(0, 40),
      })),
    )
    await page.context().close()
    expectShown(pictures, width)
  })

  it.each([
    ['/exhibitions', widths.desktop],
    ['/whats-on', widths.desktop],
    ['/', widths.tablet],
    ['/news', widths.tablet],
  ])('leave no picture blurred, however many stand in a row: %s at %i px', async (path, width) => {
    const page = await getPage(site, path, { width })
    const pictures = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLImageElement>(
          'main :is(.card, .featured, .hero) img[srcset]:not([data-small])',
        ),
      ].map((img) => ({ sizes: img.sizes, shown: img.getBoundingClientRect().width, alt: img.alt.slice(0, 40) })),
    )
    await page.context().close()
    const screen = { width, height: 900, density: 1 }
    expect(pictures.length).toBeGreaterThan(1)
    expect(pictures.filter(({ sizes, shown }) => widthIn(sizes, screen) < 0.8 * shown)).toEqual([])
  })

  it.each([
    ['behind the words', '/about'],
    ['whole beside the words', '/about/development'],
    ['beside the words', '/education'],
    ['under the words', '/news/a-case-for-something-that-turns'],
    ['on one half', '/whats-on/family-days'],
  ])('are those of what a page opens with: %s', async (_, path) => {
    for (const width of Object.values(widths)) {
      const page = await getPage(site, path, { width })
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('.hero img[srcset]')].map((img) => {
          const { width: box, height } = img.getBoundingClientRect()
          const fills = getComputedStyle(img).objectFit === 'cover'
          const shown = fills
            ? Math.max(box, (height * Number(img.getAttribute('width'))) / Number(img.getAttribute('height')))
            : box
          return { sizes: img.sizes, shown, alt: img.alt.slice(0, 40) }
        }),
      )
      await page.context().close()
      expectShown(pictures, width, { least: 1, from: 0.8, to: 1.35 })
    }
  })

  it('are those of cards and panels that stand across a phone', async () => {
    const page = await getPage(site, '/news/topic/architecture-and-gardens', { width: widths.phone })
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.listing-feature-items img')].map((img) => ({
        sizes: img.sizes,
        shown: img.getBoundingClientRect().width,
        alt: img.alt.slice(0, 40),
      })),
    )
    await page.context().close()
    expectShown(pictures, widths.phone)
  })
})

/** Holds what pictures say between `from` and `to` of the width that they have. */
function expectShown(
  pictures: { sizes: string; shown: number; alt: string }[],
  width: number,
  { least = 2, from = 0.95, to = 1.25 } = {},
) {
  const screen = { width, height: width < 600 ? 844 : 900, density: 1 }
  expect(pictures.length).toBeGreaterThanOrEqual(least)
  const wrong = pictures
    .map((picture) => ({ ...picture, ratio: widthIn(picture.sizes, screen) / picture.shown }))
    .filter(({ ratio }) => ratio < from || ratio > to)
  expect(wrong).toEqual([])
}

import { expect, it } from 'vitest'
import { getPage, widths, withDemo } from './index.ts'

const site = withDemo()

const printed = async (path: string) => {
  const page = await getPage(site, path, { width: widths.tablet })
  await page.emulateMedia({ media: 'print' })
  return page
}

it('a work on a mat is printed without an empty field around it', async () => {
  const page = await printed('/news/the-jar-that-was-mended-twice')
  const [beyond, ground] = await page
    .locator('main .mat[data-ratio]')
    .first()
    .evaluate((mat) => [
      mat.getBoundingClientRect().height - (mat.firstElementChild as HTMLElement).getBoundingClientRect().height,
      getComputedStyle(mat).backgroundColor,
    ])
  expect(beyond).toBeLessThan(10)
  expect(ground).toBe('rgba(0, 0, 0, 0)')
  await page.context().close()
})

it('the words of a link are printed in one line, and its address under them', async () => {
  const page = await printed('/exhibitions/warp-and-city')
  const lines = await page
    .locator('main figcaption .cta[href^="http"]')
    .first()
    .evaluate((link) => {
      const words = document.createRange()
      words.selectNode(link.firstChild as Node)
      return words.getClientRects().length
    })
  expect(lines).toBe(1)
  await page.context().close()
})

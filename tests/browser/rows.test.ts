import { describe, expect, it } from 'vitest'
import { getPage, widths, withDemo } from './index.ts'

/** Lists of one, two, three, four, five, seven and ten, small and large, in pictures and in words. */
const PAGES = [
  '/',
  '/about/development',
  '/calendar/a-shower-of-stars',
  '/conservation-institute',
  '/databases-tools-and-technologies/fibers-and-yarns',
  '/exhibitions',
  '/exhibitions/painted-skies',
  '/museum/drawings',
  '/news/tag/painting',
]

describe('rows of cards', () => {
  const site = withDemo()

  it.each([widths.tablet, widths.desktop])(
    'end without a hole at %i px, however many cards there are',
    async (width) => {
      const counts = new Set<number>()
      for (const path of PAGES) {
        const page = await getPage(site, path, { width, scripts: false })
        const lists = await page.evaluate(() =>
          [...document.querySelectorAll('main .rows:not([data-alike])')].map((list) => {
            const boxes = [...list.children].map((child) => child.getBoundingClientRect())
            const { right } = list.getBoundingClientRect()
            const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))]
            const ends = rows.map((top) =>
              Math.max(...boxes.filter((box) => Math.round(box.top) === top).map((box) => box.right)),
            )
            return { name: list.className, count: boxes.length, gaps: ends.map((end) => Math.round(right - end)) }
          }),
        )
        await page.context().close()
        for (const { count } of lists) counts.add(count)
        expect([path, lists.filter(({ gaps }) => gaps.some((gap) => gap > 1))]).toEqual([path, []])
      }
      expect([...counts].sort((a, b) => a - b)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 7, 10]))
    },
  )
})

describe('headings', () => {
  const site = withDemo()

  it('divide long words by their language in a window that is zoomed in to twice its size', async () => {
    const page = await getPage(site, '/conservation-institute', { width: widths.phone / 2 })
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].map((heading) => ({
        hyphens: getComputedStyle(heading).hyphens,
        language: heading.closest<HTMLElement>('[lang]')?.lang,
        cut: heading.scrollWidth > heading.clientWidth + 1,
      })),
    )
    await page.context().close()
    expect(headings.length).toBeGreaterThan(5)
    expect(headings.filter(({ hyphens, language, cut }) => hyphens !== 'auto' || !language || cut)).toEqual([])
  })
})

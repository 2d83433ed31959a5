import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colourProblems, layoutProblems } from '../audit.ts'
import { getBrowser } from '../browser.ts'
import { differenceOf, smallPicture } from './screenshots.ts'

/** What a window of 1440 px shows of some HTML. */
async function pictureOf(html: string): Promise<Buffer> {
  const page = await (await getBrowser()).newPage({ viewport: { width: 1440, height: 600 } })
  await page.setContent(`<body style="font: 20px/1.4 sans-serif; color: #222">${html}</body>`)
  const picture = await smallPicture(await page.screenshot(), 1440)
  await page.close()
  return picture
}
const article = (style = '', title = 'The jar that was mended twice') =>
  `<h1 style="${style}">${title}</h1><p>It broke in the same place.</p><hr><img width="40" height="40" alt="" src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="40" height="40"/></svg>')}">`

describe('a stored screenshot', () => {
  it('is the same for the same page, also when it was stored anew', async () => {
    const before = await pictureOf(article())
    expect(await differenceOf(before, await pictureOf(article()))).toBeNull()
    const again = await sharp(before).webp({ quality: 90 }).toBuffer()
    expect(await differenceOf(before, again)).toBeNull()
  })

  it.each([
    ['moved by four pixels', article('position: relative; top: 4px')],
    ['of another colour', article('color: #a8165a')],
    ['of other words', article('', 'The jar that was mended once')],
    ['of another weight', article('font-weight: 400')],
    ['missing', article('visibility: hidden')],
    ['without its picture', article().replace(/<img.*/, '')],
  ])('differs when something is %s', async (_, changed) => {
    expect(await differenceOf(await pictureOf(article()), await pictureOf(changed))).toMatch(/^differs in \d+ of/)
  })

  it('differs when the page is longer', async () => {
    const picture = (height: number) =>
      sharp({ create: { width: 390, height, channels: 3, background: 'white' } })
        .png()
        .toBuffer()
    expect(await differenceOf(await picture(200), await picture(204))).toBe('is 390 × 204 small, and was 390 × 200')
  })
})

describe('the check of a layout', () => {
  const problemsOf = async (html: string) => {
    const page = await (await getBrowser()).newPage({ viewport: { width: 390, height: 600 } })
    await page.setContent(`<!doctype html>${html}`)
    const problems = await layoutProblems(page)
    await page.close()
    return problems
  }

  it('finds words on words, words cut off, and what stands out of the page', async () => {
    expect(await problemsOf('<p>First words</p><p style="margin-top: -2.2em">Second words</p>')).toEqual([
      '“First words” and “Second words” stand on each other',
    ])
    expect(
      await problemsOf('<p style="width: 4em; overflow: hidden; white-space: nowrap">Many more words</p>'),
    ).toEqual(['the text of p is cut off'])
    expect(await problemsOf('<div class="wide" style="width: 500px">Words</div>')).toEqual([
      'the page is 508 px wide on a screen of 390 px',
      'div.wide stands out of the page',
    ])
    const hidden = '<span class="visually-hidden" style="position: absolute; left: 900px">Words</span>'
    expect(await problemsOf(`<div style="overflow-x: auto">${hidden}</div>`)).toEqual([
      expect.stringMatching(/^the page is 9\d\d px wide on a screen of 390 px$/),
    ])
    expect(await problemsOf(`<div style="overflow-x: auto; position: relative">${hidden}</div>`)).toEqual([])
  })

  it('finds nothing where lines are tight, hidden, or scrolled out of sight', async () => {
    expect(
      await problemsOf('<h1 style="line-height: 0.9">A title that is so long that it needs several lines</h1>'),
    ).toEqual([])
    expect(
      await problemsOf(
        '<div style="width: 100px; overflow: auto; white-space: nowrap; float: left">A row that goes on and on</div><div>Beside it</div>',
      ),
    ).toEqual([])
    expect(await problemsOf('<p>Seen</p><p style="margin-top: -2.2em; visibility: hidden">Not seen</p>')).toEqual([])
  })
})

it('the check of colours finds words that only the dark scheme makes too faint', async () => {
  const page = await (await getBrowser()).newPage()
  await page.setContent(`<!doctype html><html lang="en"><title>Kiln</title><style>
    body { background: white; color: black } @media (prefers-color-scheme: dark) { body { background: #222; color: #444 } }
  </style><main><p>Faint words</p></main>`)
  expect(await colourProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourProblems(page)).toEqual([expect.stringContaining('color-contrast at p')])
  await page.close()
})

import { expect, it } from 'vitest'
import { feedHtml, feedText } from './feed-text.ts'

const PAGE = 'https://www.ellery.example/news/kiln'
const institution = { siteUrl: 'https://www.ellery.example', basePath: '' }

it.each([
  ['<a href="/visit?a=1&amp;b=2">x</a>', '<a href="https://www.ellery.example/visit?a=1&amp;b=2">x</a>'],
  ['<a href="#notes">x</a>', '<a href="https://www.ellery.example/news/kiln#notes">x</a>'],
  ['<a href="next">x</a>', '<a href="https://www.ellery.example/news/next">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="//c.example/d">x</a>', '<a href="https://c.example/d">x</a>'],
  ['<a href="https://c.example/d">x</a>', '<a href="https://c.example/d">x</a>'],
  ['<p>x<img src="/iiif/a.jpg"></p>', '<p>x<img src="https://www.ellery.example/iiif/a.jpg"></p>'],
  ['<a href="https://[bad">x</a>', '<a href="https://[bad">x</a>'],
  ['<p> &nbsp;</p>', undefined],
  [undefined, undefined],
])('NEWS-023 addresses in the rich text of a feed are whole: %s', (html, expected) => {
  expect(feedHtml(html, PAGE, institution)).toBe(expected)
})

it('NEWS-023 links in the rich text of a feed stay in its language, and below the path of the site', () => {
  const spanish = { siteUrl: 'https://ellery.example/site', basePath: '/es' }
  const html =
    '<a href="/visit?a=1&amp;b=2#map">x</a><a href="/es/news">y</a><img src="/iiif/a.jpg"><a href="#notes">z</a>'
  expect(feedHtml(html, 'https://away.example/kiln', spanish)).toBe(
    '<a href="https://ellery.example/site/es/visit?a=1&amp;b=2#map">x</a><a href="https://ellery.example/site/es/news">y</a>' +
      '<img src="https://ellery.example/site/iiif/a.jpg"><a href="https://away.example/kiln#notes">z</a>',
  )
})

it('NEWS-023 what readers refuse in a feed is taken out', () => {
  expect(feedText('a\u0000b\u000cc\r\nd\te\u0085f\ud800g\uffffh😀')).toBe('abc\nd\tef\ufffdgh😀')
})

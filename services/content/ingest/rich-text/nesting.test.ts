import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml, sanitiseInline } from './sanitise.ts'

const { document } = new JSDOM('').window

describe('rich text as editors and other systems write it', () => {
  it.each([
    ['<dl><dt>Medium</dt><dd>Oil</dd><dd>Wood</dd></dl>', '<dl><dt>Medium</dt><dd>Oil</dd><dd>Wood</dd></dl>'],
    [
      '<dl><div><dt>Medium</dt><dd>Oil</dd></div><div><dt>Year</dt><dd><p>1842</p></dd></div></dl>',
      '<dl><dt>Medium</dt><dd>Oil</dd><dt>Year</dt><dd><p>1842</p></dd></dl>',
    ],
    ['<dl><dd>Oil</dd><dt>Medium</dt></dl>', '<ul><li>Oil</li><li>Medium</li></ul>'],
    ['<p><i><a href="/x">words</a> </i></p><img>', '<p><i><a href="/x">words</a> </i></p>'],
    ['<dt>Medium</dt><dd>Oil</dd>', '<dl><dt>Medium</dt><dd>Oil</dd></dl>'],
    ['<ol start="3" reversed><li value="7">a</li></ol>', '<ol start="3" reversed><li value="7">a</li></ol>'],
    ['<ol start="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ul><li value="7">a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<li>a</li> <li>b</li>c', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['<ul>words<li>a</li><li> </li></ul>', '<ul><li>words</li><li>a</li></ul>'],
    ['<div>a<div>b<div>c</div></div>d</div>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<li><div>a</div><div>b</div></li>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<h2>a<p>b</p></h2>', '<h2>a b </h2>'],
    ['<h1>a</h1><h2></h2><p> </p><p>b</p>', '<h2>a</h2> <p>b</p>'],
    ['<b><p>a</p>c<p>b</p></b>', '<p><b>a</b></p><p><b>c</b></p><p><b>b</b></p>'],
    ['<em><ul><li>a</li></ul></em>', '<ul><li><em>a</em></li></ul>'],
    ['<blockquote>a</blockquote>', '<blockquote>a</blockquote>'],
    ['<blockquote><p>a</p>b</blockquote>', '<blockquote><p>a</p>b</blockquote>'],
    ['<span lang="ar">مرحبا</span>', '<p><span lang="ar" dir="rtl">مرحبا</span></p>'],
    ['<p dir="RTL">مرحبا</p>', '<p dir="rtl">مرحبا</p>'],
    ['<p lang="fa-IR">سلام</p>', '<p lang="fa-IR" dir="rtl">سلام</p>'],
    ['<div lang="he"><p>שלום</p></div>', '<div lang="he" dir="rtl"><p>שלום</p></div>'],
    ['<p lang="x" dir="up">a</p>', '<p>a</p>'],
    ['<p>a <bdi>ב</bdi></p>', '<p>a <bdi>ב</bdi></p>'],
    ['<h3 id="notes">a</h3>', '<h3><span class="anchor" id="notes"></span>a</h3>'],
    ['<ol><li id="note-1">a</li></ol>', '<ol><li><span class="anchor" id="note-1"></span>a</li></ol>'],
    [
      '<dl><dt id="clay">Clay</dt><dd id="fired">Fired</dd></dl>',
      '<dl><dt><span class="anchor" id="clay"></span>Clay</dt><dd><span class="anchor" id="fired"></span>Fired</dd></dl>',
    ],
    ['<a id="notes"></a><ul><li>a</li></ul>', '<ul><li><span class="anchor" id="notes"></span>a</li></ul>'],
    ['<p><a href="#notes">a</a></p>', '<p><a href="#notes">a</a></p>'],
    ['<p><a href="/a"><div>a</div>b</a></p>', '<p><a href="/a">a</a></p><p><a href="/a"> b</a></p>'],
    ['<p>a<a href="/b"><img src="/x.jpg"></a>b</p>', '<p>a  b</p>'],
    ['<figure><img src="/x.jpg"><figcaption>a</figcaption></figure>b', '<p>a</p><p>b</p>'],
    ['<table>a<tr><td>b</td>c</tr></table>', '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>'],
    [
      '<table><tfoot><tr><td>f</td></tr></tfoot><tr><td>b</td></tr><thead><tr><th>h</th></tr></thead></table>',
      '<table><thead><tr><th>h</th></tr></thead><tr><td>b</td></tr><tfoot><tr><td>f</td></tr></tfoot></table>',
    ],
    ['<table><caption>a</caption></table>', '<p>a</p>'],
    ['<td>a</td><td>b</td>', '<p>a</p><p>b</p>'],
    ['<section>a</section><hr><pre>b</pre>', '<p>a</p><p>b</p>'],
    ['<pre>\na\n  <em>b\nc</em>\n</pre>d\ne', '<p>a<br />  <em>b<br />c</em></p><p>d\ne</p>'],
  ])('%j becomes %j', (value, clean) => expect(sanitiseHtml(value)).toBe(clean))

  it.each([
    ['<dl><dt>Medium</dt><dd>Oil</dd></dl>', 'Medium Oil'],
    ['<div>a</div><div lang="ar">b</div>', 'a b'],
    ['a<img src="/x.jpg">b', 'a b'],
    ['<b><p>a</p></b><p>b</p>', '<b>a </b> b'],
    ['a<br>b', 'a<br />b'],
  ])('in one line %j becomes %j', (value, clean) => expect(sanitiseInline(value)?.replace(/\s+/g, ' ')).toBe(clean))

  it('says what is lost', () => {
    const lost: string[] = []
    sanitiseHtml(
      '<p>a<img src="/x.jpg" alt="A jar"><iframe src="https://a.example"></iframe><a href="ftp://a">b</a><span>c</span></p>',
      (what) => lost.push(what),
    )
    expect(lost).toEqual(['<img> of "/x.jpg"', '<iframe> of "https://a.example"', 'the link to "ftp://a"'])
  })

  it('reads what is nested deeply, or wide, in time that grows with its length', () => {
    for (const tag of ['div', 'blockquote', 'ul><li', 'em', 'a href="/x"', 'dl><dd', 'table><tr><td', 'a id="x"'])
      for (const words of ['', 'x'])
        for (const depth of [10, 900]) {
          const value = `<${tag}>${words}`.repeat(depth).repeat(Math.floor(300_000 / (depth * 10)))
          expect(sanitiseHtml(value)?.length ?? 0).toBeLessThan(4_000_000)
        }
  })

  it('whatever it is given: valid nesting, and every word stays apart from the next', () => {
    fc.assert(
      fc.property(markup, ({ html, words }) => {
        const clean = sanitiseHtml(html) ?? ''
        expect(wordsOf(clean)).toEqual(wordsOf(words))
        expectValid(clean)
        const line = sanitiseInline(html) ?? ''
        expect(wordsOf(line)).toEqual(wordsOf(words))
        expect(line).not.toMatch(/<(?!\/?(?:a|em|strong|i|b|sub|sup|span|bdi|br)\b)/)
      }),
      { numRuns: 1000 },
    )
  })
})

interface Markup {
  html: string
  /** The same as text, white space where one element ends and another begins. */
  words: string
}

const INLINE_TAGS = ['em', 'strong', 'a href="/x"', 'a', 'span', 'span lang="ar"', 'sub', 'code', 'a id="n"']
const BLOCK_TAGS = [
  ...['p', 'h1', 'h3', 'ul', 'ol start="2"', 'li', 'dl', 'dt', 'dd', 'blockquote', 'div', 'div lang="he"', 'section'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td colspan="2"', 'th scope="col"', 'figure', 'p id="m"'],
]

/** Trees that nest as they please; every text is a word or a space. */
const markup = fc.letrec<{ node: Markup; all: Markup }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('one', 'two', ' ', 'three&amp;', '\n').map((text) => ({
      html: text,
      words: text.replace('&amp;', '&'),
    })),
    fc.constantFrom('<br>', '<img src="/x.jpg">', '<hr>').map((html) => ({ html, words: ' ' })),
    fc.tuple(fc.constantFrom(...INLINE_TAGS), tie('all')).map(([tag, { html, words }]) => ({
      html: `<${tag}>${html}</${tag.split(' ')[0]}>`,
      words,
    })),
    fc.tuple(fc.constantFrom(...BLOCK_TAGS), tie('all')).map(([tag, { html, words }]) => ({
      html: `<${tag}>${html}</${tag.split(' ')[0]}>`,
      words: ` ${words} `,
    })),
  ),
  all: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => ({
    html: nodes.map(({ html }) => html).join(''),
    words: nodes.map(({ words }) => words).join(''),
  })),
})).all

/** The words of markup in any order of blocks: a table may put its foot last. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/<\/?(?:em|strong|a|span|sub|b|i|sup|bdi)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean)
    .sort()

const PHRASING = ['a', 'em', 'strong', 'i', 'b', 'sub', 'sup', 'span', 'bdi', 'br', '#text']
const FLOW = [...PHRASING, 'p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'table', 'div']
const MAY_HOLD: Record<string, readonly string[]> = {
  ...Object.fromEntries(['ul', 'ol'].map((tag) => [tag, ['li']])),
  ...Object.fromEntries(['li', 'dd', 'td', 'th', 'blockquote', 'div'].map((tag) => [tag, FLOW])),
  body: FLOW.filter((tag) => !PHRASING.includes(tag)),
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  ...Object.fromEntries(['thead', 'tbody', 'tfoot'].map((tag) => [tag, ['tr']])),
  tr: ['th', 'td'],
}

function expectValid(html: string): void {
  document.body.innerHTML = html
  // What the parser of a browser moves or closes was not valid.
  const plain = (text: string) => text.replace(/<\/?tbody>/g, '').replaceAll('<br />', '<br>')
  expect(plain(document.body.innerHTML)).toBe(plain(html))
  for (const element of [document.body, ...document.body.querySelectorAll('*')]) {
    const tag = element.localName
    const held = [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === 1 || textContent?.trim())
      .map(({ nodeName }) => nodeName.toLowerCase())
    const allowed = MAY_HOLD[tag] ?? PHRASING
    expect(
      held.filter((name) => !allowed.includes(name)),
      tag,
    ).toEqual([])
    if (tag === 'a') expect(element.querySelector('a')).toBeNull()
    if (tag === 'a') expect(element.textContent?.trim()).not.toBe('')
    if (tag === 'dl') expect(held.map((name) => name[1]).join('')).toMatch(/^(?:t+d+)+$/)
    if (['p', 'ul', 'ol', 'li', 'table', 'h2', 'h3', 'dt'].includes(tag))
      expect(element.textContent?.trim()).not.toBe('')
  }
}

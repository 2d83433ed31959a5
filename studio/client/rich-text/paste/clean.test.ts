// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAddress } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { LINKS } from '../../../../tests/safe/corpus/links.ts'
import { MARKUP } from '../../../../tests/safe/corpus/markup.ts'
import { cleanText, goesRound, sanitised } from '../goes-round.ts'
import { flowSchema, lineSchema } from '../schema/schema.ts'
import { Writer } from '../write/write.ts'
import { cleanPasted } from './clean.ts'
import type { Loss } from './losses.ts'
import { withoutStyles } from './replace.ts'
import { sliceOf } from './slice.ts'

const SITE = { siteUrl: 'https://ellery.example', language: 'en-US' }
const NEW = { lineBreak: '<br>', fixedSpace: '&nbsp;', isLoose: false }

/** What is written of something pasted. */
function pasted(html: string, isInline = false): { text: string; losses: Loss[] } {
  const place = document.implementation.createHTMLDocument().createElement('div')
  place.innerHTML = withoutStyles(html)
  const { html: clean, losses } = cleanPasted(place, isInline, SITE)
  const schema = isInline ? lineSchema : flowSchema
  const { content } = sliceOf(clean, schema)
  const doc = schema.node('doc', null, content.size > 0 ? content : schema.node('p'))
  return { text: new Writer(NEW).document(doc), losses }
}

/** A document of Word as browsers hand it on. */
const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt;} --></style></head>
<body lang=EN-US link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const item = (level: number, marker: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`

/** A document of Google Docs. */
const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8d1b6a3c-7fff-2b7e">${body}</b><br class="Apple-interchange-newline">`

const GOOGLE = 'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;'

describe('what is pasted', () => {
  it.each<[string, string, string]>([
    [
      'Word: paragraphs, bold, italic, a heading',
      word(`<h1><span lang=EN-US>Rooms<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=EN-US>Open</span></b><span lang=EN-US> from <i style='mso-bidi-font-style:normal'>ten</i>
to five.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><span style='font-weight:bold;mso-bidi-font-weight:normal'>All</span> days</p>`),
      '<h2>Rooms</h2><p><strong>Open</strong> from <em>ten</em> to five.</p><p><strong>All</strong> days</p>',
    ],
    [
      'Word: a list in a list',
      word(
        `<p class=MsoNormal>Bring:</p>${item(1, '·', 'a coat')}${item(2, 'o', 'a warm one')}${item(2, 'o', 'with a hood')}${item(1, '·', 'shoes')}<p class=MsoNormal>Then go.</p>`,
      ),
      '<p>Bring:</p><ul><li>a coat<ul><li>a warm one</li><li>with a hood</li></ul></li><li>shoes</li></ul><p>Then go.</p>',
    ],
    [
      'Word: a numbered list with letters within, and another list after words',
      word(
        `${item(1, '1.', 'one')}${item(2, 'a)', 'first')}${item(1, '2.', 'two')}<p class=MsoNormal>and</p>${item(1, '·', 'three', 'l1')}`,
      ),
      '<ol><li>one<ol><li>first</li></ol></li><li>two</li></ol><p>and</p><ul><li>three</li></ul>',
    ],
    [
      'Word: what was taken out and put in, comments, hidden words, places of its own',
      word(
        `<p class=MsoNormal><a name="_Toc1234"></a>He <del cite="mailto:A">said</del><ins cite="mailto:A">wrote</ins><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[A1]</a> it<span style='mso-hide:all'>secret</span>.</p><div style='mso-element:comment-list'><p>A comment</p></div>`,
      ),
      '<p>He wrote it.</p>',
    ],
    [
      'Word: a table with a merged cell',
      word(
        `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 colspan=2 valign=top style='width:150pt'><p class=MsoNormal>Hours<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>10&nbsp;&#8211; 5</p></td></tr></table>`,
      ),
      '<table><tbody><tr><td colspan="2">Hours</td></tr><tr><td>Monday</td><td>10&nbsp;– 5</td></tr></tbody></table>',
    ],
    [
      'Word: words of another language keep it',
      word(
        `<p class=MsoNormal><span lang=EN-US>The </span><span lang=FR style='mso-ansi-language:FR'>salon</span></p>`,
      ),
      '<p>The <span lang="fr" dir="ltr">salon</span></p>',
    ],
    [
      'Google Docs: styles become elements, and the bold that is none goes',
      docs(
        `<h2 dir="ltr" style="line-height:1.38;"><span style="${GOOGLE}font-weight:400;">Rooms</span></h2><p dir="ltr" style="line-height:1.38;"><span style="${GOOGLE}font-weight:700;font-style:normal;">Open</span><span style="${GOOGLE}font-weight:400;"> from </span><span style="${GOOGLE}font-weight:400;font-style:italic;">ten</span><span style="${GOOGLE}font-weight:700;font-style:italic;">!</span><span style="${GOOGLE}vertical-align:super;font-size:0.6em">1</span></p><br>`,
      ),
      '<h2>Rooms</h2><p><strong>Open</strong> from <em>ten<strong>!</strong></em><sup>1</sup></p>',
    ],
    [
      'Google Docs: lists, whose inner ones are beside their items',
      docs(
        `<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="${GOOGLE}">a</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${GOOGLE}">b</span></p></li></ul></ul>`,
      ),
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    [
      'Google Docs: a link, without the detour; and one to a page of the site',
      docs(
        `<p dir="ltr"><a href="https://www.google.com/url?q=https://a.example/x?y%3D1&amp;sa=D&amp;usg=z" style="text-decoration:none;"><span style="${GOOGLE}color:#1155cc">a</span></a> <a href="https://ellery.example/visit#hours">b</a></p>`,
      ),
      '<p><a href="https://a.example/x?y=1">a</a> <a href="/visit#hours">b</a></p>',
    ],
    [
      'a page: what it looks like goes, and what it says stays',
      `<article class="c"><h1 id="top" style="color:red">A</h1><div><div>b <font color="red"><b>c</b></font></div><p align="center">d<script>alert(1)</script><style>p{}</style></p></div><pre>e
f</pre><hr><blockquote>g</blockquote></article>`,
      '<h2>A</h2><p>b <strong>c</strong></p><p>d</p><p>e<br>f</p><blockquote>g</blockquote>',
    ],
    [
      'a page: pictures, forms and what runs are left out',
      '<p onclick="x()">a <img src="x" onerror="alert(1)"> b</p><form><input value="x"><button>Go</button></form><a href="javascript:alert(1)">c</a><a href="/visit" onmouseover="x()">d</a><svg><script>1</script></svg>',
      '<p>a b</p><p>Go</p><p>c<a href="/visit">d</a></p>',
    ],
    [
      'a page: names that links of it lead to',
      '<p>a<a href="#n1">1</a> <a href="#gone">2</a></p><ol><li id="n1">note</li><li id="other">x</li></ol>',
      '<p>a<a href="#n1">1</a> <a href="#gone">2</a></p><ol><li><a id="n1"></a>note</li><li>x</li></ol>',
    ],
    [
      'a page: a definition list and a table with caption and heads',
      '<dl><dt>A</dt><dd>b</dd></dl><table><caption>c</caption><thead><tr><th scope="col">d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table>',
      '<dl><dt>A</dt><dd>b</dd></dl><table><caption>c</caption><thead><tr><th scope="col">d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table>',
    ],
    ['plain words', 'a &lt;b&gt; c', '<p>a &lt;b&gt; c</p>'],
    ['nothing', '<meta charset="utf-8"><p> </p><script>1</script>', ''],
  ])('of %s', (_what, html, text) => {
    expect(pasted(html).text).toBe(text)
  })

  it.each<[string, string]>([
    [word(`<p class=MsoNormal>a <b>b</b></p>${item(1, '1.', 'c')}`), 'a <strong>b</strong> c'],
    ['<h2>a</h2><table><tr><td>b</td></tr></table>', 'a b'],
  ])('in one line is one line', (html, text) => {
    expect(pasted(html, true).text.replace(/\s+/g, ' ')).toBe(text)
  })

  it('is told what of it is left out', () => {
    const html =
      '<p>a<img src="x"><picture><img src="y"></picture><iframe src="z"></iframe></p><script>1</script><input><a href="file:///x">b</a><a href="javascript:x"></a><math><mi>x</mi></math>'
    expect(pasted(html).losses).toEqual([
      { kind: 'pictures', count: 2 },
      { kind: 'media', count: 1 },
      { kind: 'forms', count: 1 },
      { kind: 'formulas', count: 1 },
      { kind: 'scripts', count: 1 },
      { kind: 'links', count: 1 },
    ])
    expect(pasted(word('<p class=MsoNormal>a</p>')).losses).toEqual([])
    const struck =
      '<p><s>a</s> <strike>b<s></s></strike> <span style="text-decoration:line-through">c</span> <u>d</u></p>'
    expect(pasted(struck)).toEqual({ text: '<p>a b c d</p>', losses: [{ kind: 'strikes', count: 3 }] })
  })
})

/** Parts of what is copied, good and bad, in any order and nesting. */
const ATTRIBUTES = [
  ...[
    '',
    ' style="font-weight:700"',
    ' style="mso-list:l0 level2 lfo1"',
    " style='font-style:italic;mso-list:Ignore'",
    ' lang="ar"',
  ],
  ...[
    ' class=MsoTitle',
    ' id="n"',
    ' onclick="x"',
    ' href="#n"',
    ' href="/x"',
    ' href="javascript:x"',
    ' colspan="0"',
    ' dir="RTL"',
  ],
]
const TAGS =
  'p div span b i a h1 h4 ul ol li dl dt dd table caption thead tr td th blockquote pre o:p font section u'.split(' ')
const clipboard = fc.letrec<{ node: string; all: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'one',
      ' two ',
      '&nbsp;',
      '\n',
      '<br>',
      '&amp;lt;',
      '<img src=x>',
      '<!-- x -->',
      '<![if !supportLists]>',
      '·',
    ),
    fc.constantFrom(...MARKUP, ...LINKS.map((href) => `<a href="${href}">x</a>`)),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES), tie('all'))
      .map(([tag, attributes, inner]) => `<${tag}${attributes}>${inner}</${tag}>`),
  ),
  all: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
})).all

it('whatever is pasted: what is written of it is to the sanitiser what it is, and is opened richly', () => {
  let withWords = 0
  fc.assert(
    fc.property(clipboard, fc.boolean(), (html, isInline) => {
      const { text } = pasted(html, isInline)
      if (text) withWords++
      const shown = sanitised(text, isInline)
      // Of elements and attributes that are not allowed it would not be.
      const trip = goesRound(text, isInline)
      expect(trip).toMatchObject({ isRich: true })
      const { body } = new DOMParser().parseFromString(text, 'text/html')
      for (const link of body.querySelectorAll('a[href]')) expect(isAddress(link.getAttribute('href') ?? '')).toBe(true)
      expect(sanitised(cleanText(text, isInline), isInline)).toBe(shown)
    }),
    { numRuns: 300 },
  )
  expect(withWords).toBeGreaterThan(150)
})

import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { LINKS } from '../../../../tests/safe/corpus/links.ts'
import { MARKUP } from '../../../../tests/safe/corpus/markup.ts'
import { sanitiseHtml, sanitiseInline } from './sanitise.ts'
import { isSimple } from './simple.ts'

/** All that is known to run where it is written as it is, and every address in a link. */
const ATTACKS = [
  ...MARKUP,
  ...LINKS.flatMap((href) => [`<a href="${href}">x</a>`, `<a href='${href}'>x</a>`, `<p><a href=${href}>x</a></p>`]),
]

describe('rich text', () => {
  it.each(ATTACKS)('nothing runs of %j', (attack) => {
    for (const clean of [sanitiseHtml(attack), sanitiseInline(attack), sanitiseHtml(`<p>before ${attack} after</p>`)])
      expectSafe(clean)
  })

  it.each([
    ['<p>A <em>b</em> <strong lang="fr">c</strong></p>', '<p>A <em>b</em> <strong lang="fr" dir="ltr">c</strong></p>'],
    ['<h1>A</h1><div>b</div><section><p>c</p></section>', '<h2>A</h2><p>b</p><p>c</p>'],
    ['plain words', '<p>plain words</p>'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['<em>a</em> b', '<p><em>a</em> b</p>'],
    ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    [
      '<table><caption>a</caption><tr><th scope="col" width="5">b</th><td colspan="2">c</td></tr></table>',
      '<table><caption>a</caption><tr><th scope="col">b</th><td colspan="2">c</td></tr></table>',
    ],
    [
      '<p><a href="https://a.example" target="_blank" rel="x" class="y" lang="de">a</a></p>',
      '<p><a href="https://a.example">a</a></p>',
    ],
    ['<p><a href="/a" lang="de" target="_blank">a</a></p>', '<p><a href="/a" lang="de" dir="ltr">a</a></p>'],
    ['<p><a name="x">a</a></p>', '<p><span class="anchor" id="x"></span>a</p>'],
    ['<p>a<br>b<span>c</span></p>', '<p>a<br />bc</p>'],
    ['words <p>x</p> more <em>words</em>', '<p>words</p><p>x</p><p>more <em>words</em></p>'],
  ])('%j becomes %j', (value, clean) => expect(sanitiseHtml(value)).toBe(clean))

  it.each(['<p></p>', '<p> &nbsp; </p>', '<script>alert(1)</script>', '   ', '<br>', '<ul><li></li></ul>'])(
    '%j has no words',
    (value) => {
      expect(sanitiseHtml(value)).toBeUndefined()
      expect(sanitiseInline(value)).toBeUndefined()
    },
  )

  it.each([
    ['a <em>b</em>', 'a <em>b</em>'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['<h2>a</h2> & <a href="/x">b</a>', 'a  &amp; <a href="/x">b</a>'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ])('without block tags %j becomes %j', (value, clean) =>
    expect(sanitiseInline(value)?.replace(/\s+/g, ' ')).toBe(clean.replace(/\s+/g, ' ')),
  )

  it('keeps to what is allowed, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fragments, fc.string()), (value) => expectSafe(sanitiseHtml(value))),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.oneof(fragments, fc.string()), (value) => expectSafe(sanitiseInline(value))),
      { numRuns: 500 },
    )
  })

  it('what is simple enough to be let through is what the cleaner would give back', () => {
    const options = {
      allowedTags: ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'em', 'strong', 'i', 'b', 'sub', 'sup', 'br', 'a'],
      allowedAttributes: { a: ['href'] },
      allowProtocolRelative: false,
    }
    let simple = 0
    fc.assert(
      fc.property(fragments, (value) => {
        if (!isSimple(value)) return
        simple++
        expect(value).toBe(sanitizeHtml(value, options))
        // A comment is enough to be in doubt.
        expect(sanitiseHtml(`${value}<!-- -->`)).toBe(sanitiseHtml(value))
      }),
      { numRuns: 1500 },
    )
    expect(simple).toBeGreaterThan(100)
    for (const attack of ATTACKS) if (isSimple(attack)) expect(attack).toBe(sanitizeHtml(attack, options))
  })
})

const inline = fc.letrec((tie) => ({
  text: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('words', ' ', 'é ü', '&amp;', '&lt;', '&gt;') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '&nbsp;',
        '&quot;',
        '&',
        '<',
        '>',
        '"',
        '<x>',
        '<br>',
        '<br/>',
        '</p>',
        '<P>',
        '<em >',
      ),
    },
  ),
  tag: fc
    .tuple(fc.constantFrom('em', 'strong', 'i', 'b', 'sub', 'sup', 'p', 'h2', 'li', 'a'), tie('some'))
    .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
  link: fc
    .tuple(
      fc.constantFrom(
        '/x',
        '#y',
        'https://a.example/?q=1',
        'mailto:a@b.example',
        '//evil',
        'javascript:x',
        'x" onclick="y',
        '/a&b',
        '/a?b=1&amp;c',
      ),
      tie('some'),
    )
    .map(([href, inner]) => `<a href="${href}">${inner}</a>`),
  some: fc
    .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('text'), tie('tag'), tie('link')), {
      maxLength: 4,
    })
    .map((all) => all.join('')),
})).some as fc.Arbitrary<string>

const fragments = fc
  .array(
    fc.oneof(
      inline,
      inline.map((inner) => `<p>${inner}</p>`),
      inline.map((inner) => `<h3>${inner}</h3>`),
    ),
    { maxLength: 4 },
  )
  .map((all) => all.join(''))

const ALLOWED = new Set([
  'p',
  'div',
  'span',
  'bdi',
  'dl',
  'dt',
  'dd',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'em',
  'strong',
  'i',
  'b',
  'sub',
  'sup',
  'br',
])

const ATTRIBUTES = new Set('href lang dir scope colspan rowspan id class start reversed type value'.split(' '))

function expectSafe(html = ''): void {
  const { tags, attributes } = parts(html)
  expect(tags.filter((tag) => !ALLOWED.has(tag))).toEqual([])
  expect(attributes.filter(([name]) => !ATTRIBUTES.has(name))).toEqual([])
  for (const [name, value] of attributes)
    if (name === 'href') expect(value).toMatch(/^\s*(?:https?:\/\/|mailto:|tel:|\/(?![/\\\t\n\r])|#)/i)
}

/** Tags and attributes of clean markup, in which every `<` begins a tag. */
function parts(html: string): { tags: string[]; attributes: [string, string][] } {
  const tags = [...html.matchAll(/<\/?([a-z0-9]*)([^>]*)>?/gi)]
  return {
    tags: tags.map(([, name = '']) => name.toLowerCase()),
    attributes: tags.flatMap(([, , rest = '']) =>
      [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value,
      ]),
    ),
  }
}

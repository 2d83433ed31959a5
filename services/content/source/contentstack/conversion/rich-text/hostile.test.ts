import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '../../../../ingest/rich-text/sanitise.ts'
import { convert, doc, field, installed } from '../testing/converting.ts'

const known = installed()
const contentType = {
  uid: 'article',
  schema: [
    field('body', 'json', { field_metadata: { allow_json_rte: true } }),
    field('blurb', 'text', { field_metadata: { allow_rich_text: true } }),
    field('intro', 'text', { field_metadata: { markdown: true } }),
    field('authors', 'reference', { reference_to: ['author'] }),
    field('thumbnail', 'file'),
  ],
}

const breakout = fc.constantFrom(
  '"',
  "'",
  '<',
  '>',
  '&',
  '"><script>x</script>',
  '</p>',
  '<!--',
  ']]>',
  '\u0000',
  '\ud800',
  'javascript:x',
  ' onload="x"',
  '`',
  '\n',
)
const words = fc.array(fc.oneof(breakout, fc.string({ maxLength: 4 })), { maxLength: 4 }).map((parts) => parts.join(''))
const uid = fc.constantFrom('blt_jar', 'blt_film', 'blt_paper', 'blt_news', 'blt_gone', '../x', '')
const attrs = fc.dictionary(
  fc.constantFrom(
    'id',
    'dir',
    'url',
    'href',
    'src',
    'colSpan',
    'void',
    'display-type',
    'asset-uid',
    'entry-uid',
    'content-type-uid',
    'asset-alt',
    'asset-caption',
    'link',
    'style',
    '__proto__',
    'start',
  ),
  fc.oneof(words, uid, fc.constantFrom('link', 'block', 'inline', 'display', 'download'), fc.integer(), fc.jsonValue()),
)
/** A reference with all that it needs to be shown. */
const named = fc.record({
  type: fc.constant('reference'),
  attrs: fc.record({
    'display-type': fc.constantFrom('link', 'block', 'inline', 'display', 'download'),
    'asset-uid': fc.constantFrom('', 'blt_jar', 'blt_gone'),
    'entry-uid': fc.constantFrom('blt_news', 'blt_gone'),
    href: words,
    'asset-link': words,
    'asset-caption': words,
    'asset-alt': words,
    'asset-name': words,
    link: words,
  }),
  children: fc.array(fc.record({ text: words }), { maxLength: 1 }),
})
const { tree } = fc.letrec((tie) => ({
  named,
  leaf: fc.record({ text: words, bold: fc.boolean(), break: fc.boolean(), id: words }, { requiredKeys: ['text'] }),
  element: fc.record({
    type: fc.oneof(
      fc.constantFrom(
        'p',
        'h2',
        'a',
        'ul',
        'li',
        'table',
        'tr',
        'td',
        'reference',
        'img',
        'embed',
        'code',
        'fragment',
        'hr',
        'constructor',
      ),
      words,
    ),
    attrs: fc.oneof(attrs, fc.jsonValue()),
    children: fc.array(tie('tree'), { maxLength: 4 }),
  }),
  tree: fc.oneof({ maxDepth: 6 }, tie('leaf'), tie('element'), tie('named'), fc.jsonValue()),
}))
const document = fc.array(tree, { maxLength: 6 }).map((children) => doc(...children))

/** Markup in which every bracket and every quote is the writer's own. */
const CLEAN = /^(?:[^<>"]|<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^<>"]*")*(?: \/)?>)*$/

describe('rich text from outside', () => {
  it('whatever a document holds, no text and no attribute breaks out', () => {
    fc.assert(
      fc.property(document, (text) => {
        const { entry } = convert({ text })
        expect(String(entry.text ?? '')).toMatch(CLEAN)
        const shown = sanitiseHtml(String(entry.text ?? '')) ?? ''
        expect(shown).not.toMatch(/<script|(?:href|src)="\s*javascript:/)
        expect(shown.replace(/="[^"]*"/g, '')).not.toMatch(/<[^>]*onload/)
      }),
      { numRuns: 400 },
    )
  })

  it('whatever fields hold, an entry is converted, and the same each time', () => {
    const html = fc.array(
      fc.oneof(
        words,
        words.map((value) => `<figure data-sys-asset-uid="blt_jar" title='${value}'>`),
        fc.constant('</figure><p>'),
      ),
      { maxLength: 6 },
    )
    const value = fc.oneof(
      document,
      html.map((pieces) => pieces.join('')),
      words,
      fc.jsonValue(),
      fc.array(document, { maxLength: 2 }),
    )
    const entry = fc.record(
      {
        uid: fc.oneof(uid, words, fc.constant('blt1')),
        title: words,
        body: value,
        blurb: value,
        intro: value,
        authors: value,
        thumbnail: fc.oneof(value, uid),
        _embedded_items: fc.oneof(
          fc.jsonValue(),
          fc.constant({ body: [{ uid: 'blt_news', title: '<b>', url: '"x' }, null, 7] }),
        ),
        publish_details: fc.jsonValue(),
        locale: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(entry, (fields) => {
        const { entry: written, problems, name } = convert(fields, { contentType, ...known })
        expect(name).not.toMatch(/\/|^\./)
        expect(written === null).toBe(name === '')
        expect(problems.length).toBeLessThanOrEqual(21)
        expect(convert(fields, { contentType, ...known }).entry).toEqual(written)
      }),
      { numRuns: 600 },
    )
  })
})

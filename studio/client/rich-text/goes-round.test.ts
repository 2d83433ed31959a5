import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { BLOCKS, INLINE } from '../../../services/content/ingest/rich-text/elements.ts'
import { valuesIn } from '../../tests/form-values.ts'
import { demoEntries, schemaOf } from '../testing/demo-entries.ts'
import { cleanText, goesRound } from './goes-round.ts'
import type { Reason } from './read/not-rich.ts'
import { flowSchema, lineSchema } from './schema/schema.ts'

interface Text {
  text: string
  isInline: boolean
}

/** How many of some texts are opened richly, and why the others are not. Each that is opened is the same again. */
function counted(texts: readonly Text[]): { rich: number; source: Partial<Record<Reason['kind'], number>> } {
  const source: Partial<Record<Reason['kind'], number>> = {}
  let rich = 0
  for (const { text, isInline } of texts) {
    const trip = goesRound(text, isInline)
    if (trip.isRich) {
      rich++
      expect(trip.writer.document(trip.doc)).toBe(text)
    } else source[trip.reason.kind] = (source[trip.reason.kind] ?? 0) + 1
  }
  return { rich, source }
}

const richTexts = (): Text[] =>
  demoEntries().flatMap(({ type, value: root }) =>
    valuesIn(schemaOf(type), root).flatMap(({ field: { kind }, value }) =>
      (kind === 'html' || kind === 'inline') && typeof value === 'string'
        ? [{ text: value, isInline: kind === 'inline' }]
        : [],
    ),
  )

/** What else there is to try it with, where it is there. */
const SHARED = join(process.cwd(), '../shared/data')

/** Texts with markup, wherever they are in files of JSON, one value in a line or one in a file. */
function sharedTexts(folder: string): Text[] {
  const found: Text[] = []
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/<\/(?:p|em|strong|i|b|a|ul|ol|li|h\d|span|div|br)>/.test(value)) found.push({ text: value, isInline: false })
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:json|ndjson)$/.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    for (const one of name.endsWith('.ndjson') ? text.split('\n') : [text])
      try {
        look(JSON.parse(one))
      } catch {
        // No JSON: nobody edits it.
      }
  }
  return found
}

describe('rich text that is opened', () => {
  it('is that of the whole demo, and goes round unchanged, but for one that is shown as source', () => {
    const { rich, source } = counted(richTexts())
    expect(rich).toBeGreaterThanOrEqual(3700)
    // The same one in each language.
    expect(source).toEqual({ syntax: 3 })
  })

  it.skipIf(!existsSync(SHARED))(
    'of texts of others goes round unchanged, or is shown as source with the reason',
    () => {
      const { rich, source } = counted(sharedTexts(SHARED))
      expect(rich).toBeGreaterThanOrEqual(8)
      expect(Object.values(source).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(6)
      expect(Object.keys(source).sort()).toEqual(['attributes', 'changes'])
    },
  )

  it('holds the elements of the sanitiser, and no others', () => {
    const own = ['doc', 'text', 'anchor', 'rows', 'thead', 'tbody', 'tfoot']
    const named = [...Object.keys(flowSchema.nodes), ...Object.keys(flowSchema.marks), 'thead', 'tbody', 'tfoot']
    expect(named.filter((name) => !own.includes(name)).sort()).toEqual(
      [...BLOCKS, ...INLINE, 'br'].filter((name) => !own.includes(name)).sort(),
    )
    expect(Object.keys(lineSchema.nodes).sort()).toEqual(['anchor', 'br', 'doc', 'p', 'text'])
    expect(Object.keys(lineSchema.marks).sort()).toEqual([...INLINE].sort())
  })

  it.each([
    ['<p>A <em lang="fr">mot</em>, <a href="/x"><strong>b</strong> c</a><br>d &amp; e</p>'],
    ['<p><em>a <a href="https://a.example/?b=1&amp;c=2">b</a></em></p>'],
    ['<h2 id="a">A</h2>\n<p lang="ar" dir="rtl">b</p>\n\n<h6>c</h6>\n'],
    ['<ul>\n  <li>a</li>\n  <li>b\n    <ol start="3" reversed type="a"><li value="7">c</li></ol>\n  </li>\n</ul>'],
    ['<dl><dt id="clay">Clay</dt><dd>a</dd><dd><p>b</p><p>c</p></dd></dl>'],
    [
      '<table><caption>a</caption><thead><tr><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody><tfoot><tr><td>e</td><td></td></tr></tfoot></table>',
    ],
    ['<table>\n <tbody>\n  <tr><td>a</td></tr>\n </tbody>\n <tbody><tr><td>b</td></tr></tbody>\n</table>'],
    ['<table><tr><td rowspan="2">a<ul><li>b</li></ul></td></tr></table>'],
    ['<blockquote><p>a</p>b</blockquote><div lang="he"><p>c</p></div>'],
    [
      '<p><a id="x"></a>a <a name="y"></a>b <span id="z"></span>c <bdi>d</bdi> H<sub>2</sub>O<sup>+</sup> <i>e</i> <b>f</b></p>',
    ],
    ['plain words & more'],
    ['words <em>alone</em>'],
    ['<P CLASS=x></P>'.replace(' CLASS=x', '').replaceAll('P', 'p')],
    ['<p>a&nbsp;b &eacute; &#8217;</p><p>&nbsp;</p><p>c</p>'],
    ["<p lang='fr' >a</p ><p>b<br />c</p>"],
    ['<p>a line\n  that goes on</p>'],
    [''],
    [' '],
  ])('%j is one of it', (text) => {
    const trip = goesRound(text, false)
    expect(trip).toMatchObject({ isRich: true })
    if (trip.isRich && text.trim()) expect(trip.writer.document(trip.doc)).toBe(text)
  })

  it.each<[string, Reason]>([
    ['<p>a</p><img src="/x.jpg"><hr>', { kind: 'elements', names: ['img', 'hr'] }],
    ['<h1>a</h1><script>b</script>', { kind: 'elements', names: ['h1', 'script'] }],
    ['<p class="x"><a href="/" target="_blank">a</a></p>', { kind: 'attributes', names: ['p class', 'a target'] }],
    ['<p onclick="x">a</p>', { kind: 'attributes', names: ['p onclick'] }],
    ['<p>a<p>b', { kind: 'syntax' }],
    ['<p>a</p><!-- b -->', { kind: 'syntax' }],
    ['<p><em>a</p></em>', { kind: 'syntax' }],
    ['<ul>a<li>b</li></ul>', { kind: 'place', names: [''] }],
    ['<em><p>a</p></em>', { kind: 'place', names: ['p'] }],
    ['<li>a</li>', { kind: 'changes' }],
    ['<dl><dd>a</dd></dl>', { kind: 'changes' }],
    ['<p><em>a</em><em>b</em></p>', { kind: 'changes' }],
    ['<p><span>a</span></p>', { kind: 'place', names: ['span'] }],
    ['a <ul><li>b</li></ul> c <p>d</p> e', { kind: 'changes' }],
    [`${'<blockquote>'.repeat(200)}a${'</blockquote>'.repeat(200)}`, { kind: 'syntax' }],
  ])('%j is none, for a reason', (text, reason) => {
    expect(goesRound(text, false)).toEqual({ isRich: false, reason })
  })

  it.each<[string, boolean]>([
    ['a <em>b</em> & c', true],
    ['<p>a</p>', false],
    ['a<br>b', true],
  ])('in one line %j is one of it: %j', (text, isRich) => {
    expect(goesRound(text, true).isRich).toBe(isRich)
  })
})

/** The state of the editor with a text. */
function opened(text: string) {
  const trip = goesRound(text, false)
  if (!trip.isRich) throw new Error(`Not rich: ${text}`)
  return { ...trip, state: EditorState.create({ doc: trip.doc }) }
}

const placeOf = (doc: Node, words: string): number => {
  let found = -1
  doc.descendants((node, pos) => {
    const at = node.text?.indexOf(words) ?? -1
    if (at >= 0) found = pos + at
  })
  return found
}

describe('an edit', () => {
  it.each([
    ["<p lang='fr' >a&eacute;</p>\n\n<p>WORD</p>\n<p  >c</p>"],
    ['<ul>\n  <li  >a</li>\n  <li>WORD</li>\n  <li>c &eacute;</li>\n</ul>\n'],
    ['<dl>\n <dt>x</dt>\n <dd>WORD</dd>\n <dt >y</dt><dd>z</dd>\n</dl>'],
    [
      '<table>\n <thead>\n  <tr><th >a</th></tr>\n </thead>\n <tbody>\n  <tr>\n   <td>WORD</td>\n  </tr>\n <tr ><td>&eacute;</td></tr></tbody>\n</table><p></p>',
    ],
    ['<p>&nbsp;</p><blockquote>\n<p>WORD</p>\n<p >c</p></blockquote><p></p>'],
    ['WORD & c'],
    ['<p><br/>WORD &amp; c<a id="x"></a></p>'],
  ])('of %j changes what is edited alone', (text) => {
    const { state, writer, doc } = opened(text)
    const at = placeOf(doc, 'WORD')
    const next = state.apply(state.tr.insertText('new ', at))
    expect(writer.document(next.doc)).toBe(text.replace('WORD', 'new WORD'))
    const back = next.apply(next.tr.delete(at, at + 4))
    expect(writer.document(back.doc)).toBe(text)
  })

  it('leaves out lines without words, and signs that mean something are written as words', () => {
    const { state, writer, doc } = opened('<p>a</p>')
    const split = state.apply(state.tr.split(doc.content.size - 1))
    expect(writer.document(split.doc)).toBe('<p>a</p>')
    const typed = split.apply(split.tr.insertText('<b> & "c"\u00a0&amp;', split.doc.content.size - 1))
    expect(writer.document(typed.doc)).toBe('<p>a</p><p>&lt;b&gt; &amp; "c"&nbsp;&amp;amp;</p>')
  })
})

/** Markup as people and programs write it, nested as it pleases. */
const TAGS = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'div lang="fr"', 'table', 'caption', 'thead'],
  ...['tbody', 'tr', 'td', 'th scope="col"', 'em', 'strong', 'a href="/x"', 'b', 'span lang="ar"', 'sub', 'a id="n"'],
]
const markup = fc.letrec<{ node: string; all: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('one', 'two ', ' ', '\n', 'three &amp;', '&nbsp;', '<br>'),
    fc.tuple(fc.constantFrom(...TAGS), tie('all')).map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
  ),
  all: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
})).all

it('whatever a text is: it is shown as source, or goes round unchanged; what the sanitiser makes of it may be edited', () => {
  let [rich, clean] = [0, 0]
  fc.assert(
    fc.property(markup, fc.boolean(), (text, isInline) => {
      const trip = goesRound(text, isInline)
      if (trip.isRich) {
        rich++
        if (text.trim()) expect(trip.writer.document(trip.doc)).toBe(text)
      }
      const again = goesRound(cleanText(text, isInline), isInline)
      if (!again.isRich) return
      clean++
      // An edit leaves a text that can be opened again.
      const { state } = { state: EditorState.create({ doc: again.doc }) }
      const from = state.selection.from
      const edited = again.writer.document(state.apply(state.tr.insertText('x', from)).doc)
      expect(goesRound(edited, isInline)).toMatchObject({ isRich: true })
    }),
    { numRuns: 800 },
  )
  expect(rich).toBeGreaterThan(150)
  expect(clean).toBeGreaterThan(500)
})

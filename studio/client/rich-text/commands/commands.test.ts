import { deleteSelection } from 'prosemirror-commands'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { goesRound } from '../goes-round.ts'
import { continueData, toDescription } from './data-list.ts'
import { insertBlock, newDataList, setLanguage, setLine, setName, toggle, toggleList, toggleQuote } from './lines.ts'
import { linkAt, removeLink, setLink } from './links.ts'
import {
  addColumnAfter,
  addRowAfter,
  addRowBefore,
  deleteRow,
  newTable,
  removeTable,
  toggleCaption,
  toggleHeads,
} from './tables.ts'

/** Does something with a text, in which `[` and `]` are the ends of the selection, or `|` is where one writes. */
function done(text: string, ...commands: readonly Command[]): string {
  const trip = goesRound(text, false)
  if (!trip.isRich) throw new Error(`Not rich: ${text}`)
  let state = EditorState.create({ doc: trip.doc })
  const take = (sign: string): number | undefined => {
    let found: number | undefined
    state.doc.descendants((node, pos) => {
      const at = node.text?.indexOf(sign) ?? -1
      if (at >= 0) found ??= pos + at
    })
    if (found !== undefined) state = state.apply(state.tr.delete(found, found + 1))
    return found
  }
  const from = take('[') ?? take('|') ?? 0
  const to = take(']') ?? from
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  for (const command of commands)
    if (
      !command(state, (tr) => {
        state = state.apply(tr)
      })
    )
      throw new Error(`Not done: ${text}`)
  state.doc.check()
  return trip.writer.document(state.doc)
}
const write =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(words))
    return true
  }

describe('tools of rich text', () => {
  it.each<[string, Command[], string]>([
    ['<p>a [b] c</p>', [toggle('strong')], '<p>a <strong>b</strong> c</p>'],
    ['<p>a <b>[b]</b> c</p>', [toggle('strong')], '<p>a b c</p>'],
    ['<p><em>a [b] c</em></p>', [toggle('em'), toggle('sup')], '<p><em>a </em><sup>b</sup><em> c</em></p>'],
    ['<p>a|</p>\n<p>b</p>', [setLine('h2')], '<h2>a</h2>\n<p>b</p>'],
    ['<h3 id="x" lang="fr">a|</h3>', [setLine('p')], '<p lang="fr" id="x">a</p>'],
    ['<p>[a</p><p>b]</p><p>c</p>', [toggleList('ul')], '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['<ul><li>a|</li><li>b</li></ul>', [toggleList('ol')], '<ol><li>a</li><li>b</li></ol>'],
    ['<ul><li>[a</li><li>b]</li></ul>', [toggleList('ul')], '<p>a</p><p>b</p>'],
    ['<p>a|</p>', [toggleQuote], '<blockquote><p>a</p></blockquote>'],
    ['<blockquote><p>a|</p></blockquote>', [toggleQuote], '<p>a</p>'],
    ['<p>a [b]</p>', [setLanguage('fr')], '<p>a <span lang="fr">b</span></p>'],
    ['<p>a <span lang="fr">[b]</span></p>', [setLanguage(null)], '<p>a b</p>'],
    ['<p dir="rtl">a|</p>', [setLanguage('fr')], '<p lang="fr">a</p>'],
    ['<h2>a|</h2>', [setName('rooms')], '<h2 id="rooms">a</h2>'],
    ['<h2 id="rooms">a|</h2>', [setName(null)], '<h2>a</h2>'],
    [
      '<p>a|</p>',
      [insertBlock(newDataList), write('b'), toDescription, write('c')],
      '<p>a</p><dl><dt>b</dt><dd>c</dd></dl>',
    ],
    [
      '<dl><dt>a</dt><dd>b<p>[.]</p></dd></dl>',
      [deleteSelection, continueData, write('c'), toDescription, write('d')],
      '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>',
    ],
  ])('%j', (text, commands, result) => expect(done(text, ...commands)).toBe(result))

  it.each<[string, Command[], string]>([
    ['<p>a [b] c</p>', [setLink('/x', '')], '<p>a <a href="/x">b</a> c</p>'],
    [
      '<p>a <a href="/x">b| <em>c</em></a></p>',
      [setLink('/y?a=1&b=2', '')],
      '<p>a <a href="/y?a=1&amp;b=2">b <em>c</em></a></p>',
    ],
    ['<p>a |</p>', [setLink('/a.pdf', 'Plan', '(PDF, 2 MB)')], '<p>a <a href="/a.pdf">Plan (PDF, 2 MB)</a></p>'],
    ['<p>the [plan] now</p>', [setLink('/a.pdf', 'P', '(PDF)')], '<p>the <a href="/a.pdf">plan (PDF)</a> now</p>'],
    ['<p>[plan (PDF)] now</p>', [setLink('/a.pdf', 'P', '(PDF)')], '<p><a href="/a.pdf">plan (PDF)</a> now</p>'],
    ['<p>a |</p>', [setLink('/visit', 'Visit')], '<p>a <a href="/visit">Visit</a></p>'],
    ['<p>a <a href="/x">b|</a> c</p>', [removeLink], '<p>a b c</p>'],
    ['<p><a href="/x">a|</a><a href="/y">b</a></p>', [removeLink], '<p>a<a href="/y">b</a></p>'],
  ])('links: %j', (text, commands, result) => expect(done(text, ...commands)).toBe(result))

  it('know the link behind whose last letter one is, and none beside it', () => {
    const trip = goesRound('<p>a<a href="/x">b</a>c</p>', false)
    if (!trip.isRich) throw new Error('Not rich.')
    const at = (pos: number) => {
      const state = EditorState.create({ doc: trip.doc })
      return linkAt(state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos))))?.href
    }
    expect([1, 2, 3, 4].map(at)).toEqual([undefined, '/x', '/x', undefined])
  })

  const TABLE = '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>|b</td></tr></tbody></table>'
  it.each<[string, Command[], string]>([
    [
      '<p>a|</p>',
      [insertBlock(newTable), write('Hours')],
      '<p>a</p><table><caption>Hours</caption><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    ],
    [TABLE, [addRowAfter, write('')], TABLE.replace('|', '').replace('</tbody>', '<tr><td></td></tr></tbody>')],
    [TABLE, [addRowBefore, write('')], TABLE.replace('|', '').replace('<tbody>', '<tbody><tr><td></td></tr>')],
    [
      TABLE,
      [addColumnAfter],
      '<table><thead><tr><th scope="col">a</th><th></th></tr></thead><tbody><tr><td>b</td><td></td></tr></tbody></table>',
    ],
    [TABLE, [toggleHeads('column')], TABLE.replace('<td>|b</td>', '<th scope="row">b</th>')],
    [TABLE, [toggleHeads('row'), toggleHeads('row')], TABLE.replace('|', '')],
    [TABLE, [toggleCaption, write('c')], TABLE.replace('|', '').replace('<table>', '<table><caption>c</caption>')],
    [TABLE, [deleteRow], '<table><thead><tr><th scope="col">a</th></tr></thead></table>'],
    [`<p>x</p>${TABLE}`, [removeTable], '<p>x</p>'],
    [
      '<table><thead><tr><th>|a</th></tr></thead></table>',
      [addRowAfter],
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td></td></tr></tbody></table>',
    ],
  ])('tables: %j', (text, commands, result) => expect(done(text, ...commands)).toBe(result))
})

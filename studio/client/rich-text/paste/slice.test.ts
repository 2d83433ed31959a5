// @vitest-environment jsdom
import { TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { createView } from '../editor/view.ts'
import { goesRound } from '../goes-round.ts'

interface Copied {
  /** The first and the last words that are copied. */
  from: string
  to?: string
  /** The words before which they are pasted. */
  at: string
  isInline?: boolean
}

/** A text after a part of it was copied and pasted. @param handedOn what the system makes of it in between */
function pasted(text: string, { from, to = from, at, isInline = false }: Copied, handedOn: (html: string) => string) {
  const opened = goesRound(text, isInline)
  if (!opened.isRich) throw new Error('It is not opened richly.')
  const view = createView(document.createElement('div'), {
    ...{ doc: opened.doc, isReadOnly: false, isInline, site: { siteUrl: 'https://ellery.example', language: 'en-US' } },
    ...{ attributes: {}, keys: {}, onState: () => {}, onPasted: () => {} },
  })
  const select = (begin: string, end = '') => {
    const place = (words: string) => {
      let found = 0
      view.state.doc.descendants((node, start) => {
        const index = node.text?.indexOf(words) ?? -1
        if (index >= 0) found = start + index
      })
      return found
    }
    const to = end ? place(end) + end.length : place(begin)
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place(begin), to)))
  }
  select(from, to)
  const { dom } = view.serializeForClipboard(view.state.selection.content())
  select(at)
  view.pasteHTML(handedOn(dom.innerHTML), new Event('paste') as ClipboardEvent)
  const written = opened.writer.document(view.state.doc)
  view.destroy()
  return written
}

/** As Windows hands on what is copied. */
const framed = (html: string) =>
  `<html>\r\n<body>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body>\r\n</html>`

it.each<[string, string, Copied, string]>([
  [
    'stay in the line, with the space behind them',
    '<p>the red kiln</p><p>a door</p>',
    { from: 'red ', at: 'door' },
    '<p>the red kiln</p><p>a red door</p>',
  ],
  [
    'keep what marks them',
    '<p>a <em>red</em> kiln, door</p>',
    { from: 'red', at: 'door' },
    '<p>a <em>red</em> kiln, <em>red</em>door</p>',
  ],
  [
    'break a line where they did',
    '<p>one two</p><p>three four</p><p>a door</p>',
    { from: 'two', to: 'three ', at: 'door' },
    '<p>one two</p><p>three four</p><p>a two</p><p>three door</p>',
  ],
  [
    'of an item are words of another one',
    '<ul><li>a red kiln</li><li>a door</li></ul>',
    { from: 'red ', at: 'door' },
    '<ul><li>a red kiln</li><li>a red door</li></ul>',
  ],
  [
    'of a cell are words of a line',
    '<table><tbody><tr><td>red kiln</td><td>b</td></tr></tbody></table><p>a door</p>',
    { from: 'red ', at: 'door' },
    '<table><tbody><tr><td>red kiln</td><td>b</td></tr></tbody></table><p>a red door</p>',
  ],
  [
    'of a field of one line stay in it',
    'the red kiln, a door',
    { from: 'red ', at: 'door', isInline: true },
    'the red kiln, a red door',
  ],
])('words that are copied in a rich text and pasted into one %s', (_, text, copied, written) => {
  expect(pasted(text, copied, (html) => html)).toBe(written)
  expect(pasted(text, copied, framed)).toBe(written)
})

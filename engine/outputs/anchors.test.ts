import { expect, it } from 'vitest'
import { anchorsIn, anchorTag as tag, withUniqueAnchors } from './anchors.ts'

const unique = (html: string, ...ids: string[]) => withUniqueAnchors([html], anchorsIn(html), ids).join('')

it('an anchor of rich text gives way to what bears its name already', () => {
  const page = (...anchors: string[]) => `<section id="notes"><p>${anchors.join('')}x</p></section>`
  expect(unique(page(tag('a'), tag('notes'), tag('a'), tag('main'), tag('menu')), 'notes', 'main', 'menu')).toBe(
    page(tag('a')),
  )
})

it('a page without anchors stays as it is', () => {
  expect(unique('<p id="a">x</p>', 'a')).toBe('<p id="a">x</p>')
})

it('an anchor that an earlier piece of the page has gives way, too', () => {
  const pieces = [tag('a'), '\n', tag('b') + tag('a')]
  expect(withUniqueAnchors(pieces, pieces.flatMap(anchorsIn), [])).toEqual([tag('a'), '\n', tag('b')])
})

it('reads a page of 200,000 anchors once, however many of them are doubled', () => {
  const ids = Array.from({ length: 100_000 }, (_, at) => `a${at}`)
  const once = ids.map(tag).join('')
  expect(unique(once + once, 'a0')).toBe(ids.slice(1).map(tag).join(''))
})

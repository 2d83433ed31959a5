import { expect, it } from 'vitest'
import { withUniqueAnchors } from './anchors.ts'

const anchor = (id: string) => `<span class="anchor" id="${id}"></span>`

it('an anchor of rich text gives way to what bears its name already', () => {
  const page = `<section id="notes"><p>${anchor('a')}${anchor('notes')}${anchor('a')}${anchor('main')}${anchor('menu')}x</p></section>`
  expect(withUniqueAnchors(page, '<nav id="menu"></nav>')).toBe(`<section id="notes"><p>${anchor('a')}x</p></section>`)
})

it('a page without anchors stays as it is', () => {
  expect(withUniqueAnchors('<p id="a">x</p>', '<nav id="a"></nav>')).toBe('<p id="a">x</p>')
})

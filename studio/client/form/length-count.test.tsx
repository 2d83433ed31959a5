import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LengthCount } from './length-count.tsx'

it.each([
  ['as long as is best', 60, { ideal: 60 }, 'data-good'],
  ['longer than is best', 61, { ideal: 60 }, 'data-over'],
  ['longer than is best, and not too long', 61, { ideal: 60, max: 80 }, undefined],
  ['too long', 81, { ideal: 60, max: 80 }, 'data-over'],
])('a text that is %s is marked so', (_, count, length, mark) => {
  const html = renderToStaticMarkup(<LengthCount length={length} text={'a'.repeat(count)} />)
  expect(/ (data-\w+)/.exec(html)?.[1]).toBe(mark)
})

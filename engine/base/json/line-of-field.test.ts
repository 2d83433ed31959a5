import { expect, it } from 'vitest'
import { lineOfField } from './line-of-field.ts'

const TEXT = `\ufeff{
  "title": "a.b",
  "body": [
    { "header": {} }, {
      "quote":
        { "text": "A" } }
  ]
}`

it.each([
  ['title', 2],
  ['body', 3],
  ['body[0].header', 4],
  ['body[1].quote', 5],
  ['body[1].quote.text', 6],
  ['body[2].quote', 3],
  ['', 1],
])('%s is in line %i', (field, line) => {
  expect(lineOfField(TEXT, field)).toBe(line)
})

import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each([
  ['{"a":"owl \\ud83e\\udd89"}', { a: 'owl 🦉' }],
  ['{"a":["half \\ud800 x","\\uDC00"]}', { a: ['half \ufffd x', '\ufffd'] }],
  ['{"a":"\\\\ud800","b":1,"c":null}', { a: '\\ud800', b: 1, c: null }],
])('reads %s as text that every encoder can carry', (text, value) => {
  expect(parseJson(text)).toEqual(value)
  expect(() => encodeURIComponent(JSON.stringify(parseJson(text)))).not.toThrow()
})

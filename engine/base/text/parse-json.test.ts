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

it.each([
  ['{"a":1,}', 'Expected double-quoted property name at line 1, column 8'],
  ['{\n"a":1\n"b":2}', "Expected ',' or '}' after property value at line 3, column 1"],
  ['{\n "a": tru }', "Unexpected token ' ' at line 2, column 10"],
  ['{\n "long": "a text that Node does not quote whole",\n "a": [1,]\n}', "Unexpected token ']' at line 3, column 10"],
  ['{\n "a": "x\ny"}', 'Bad control character in string literal at line 2, column 9'],
  ['{"a":1}\n}', 'Unexpected non-whitespace character after the end at line 2, column 1'],
  ['{\n"a":', 'Unexpected end at line 2, column 5'],
  ['', 'Unexpected end at line 1, column 1'],
])('says at which line and column %j is not valid', (text, message) => {
  expect(() => parseJson(text)).toThrow(new SyntaxError(message))
})

it('finds the place of a sign that does not belong wherever it is', () => {
  const parts = ['{', '"a"', ':', '[', '1', ',', 'true', ',', '"x"', ']', ',', '"b"', ':', 'null', '}']
  for (const at of parts.keys()) {
    const before = parts.slice(0, at + 1).join('')
    const text = `\n${before}?${parts.slice(at + 1).join('')}`
    expect(() => parseJson(text), text).toThrow(new RegExp(` at line 2, column ${before.length + 1}$`))
  }
})

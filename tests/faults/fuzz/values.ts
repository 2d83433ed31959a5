import fc from 'fast-check'
import { LINKS } from '../../safe/corpus/links.ts'
import { MARKUP } from '../../safe/corpus/markup.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? { a: value } : [value]
  return value
}

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066\ufeff\u200b',
  '\u2028\u2029\u0085\u000b',
  '\r\nSet-Cookie: a=b\r\n\r\n',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  '%',
  '%00%0d%0a%ff',
  '%2e%2e%2f',
  '../../../../../etc/passwd',
  "$& $1 $` $' $" + '{a} {{a}} {brand} %s',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e999',
  "' OR 1=1 --",
  '" AND title:* NOT NEAR(',
  '*',
  '<',
  '<p',
  '</p></div></body>',
  '<![CDATA[',
  '&#0;&#xd800;&#x110000;&notin;&',
  'a'.repeat(300),
  '/'.repeat(2000),
  '.'.repeat(8000),
  '<'.repeat(20_000),
  '<b>'.repeat(5000),
  'Words of a long text. '.repeat(20_000),
]

const ODD_DATES = [
  '0000-00-00',
  '0001-01-01T00:00:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01',
  '0099-12-31T23:59:59.999-12:00',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31',
  '2026-02-29',
  '2026-03-08T02:30:00',
  '2026-11-01T01:30:00',
  '2026-03-14T24:00:00',
  '2026-03-14T10:00:00+25:00',
  '2026-3-4',
  '2026-W11-6',
  '20260314T100000Z',
  '1970-01-01T00:00:00Z',
  'now',
  '12:60',
  '23:59:60',
]

const ODD_NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 64, 1e21]

const ODD_SHAPES = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { uid: 'none', _content_type_uid: 'none' },
  JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"toString":1,"length":9}'),
  Array.from({ length: 2000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key ${index}`, index])),
  nested(20),
  nested(2000),
]

/** Texts that somebody or something may choke on. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.constantFrom(...LINKS),
  fc.constantFrom(...MARKUP),
  fc.constantFrom(...ODD_DATES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...ODD_TEXTS.slice(0, 30), ...MARKUP), { minLength: 2, maxLength: 6 })
    .map((all) => all.join('')),
)

/** Dates and times at the ends of what is possible, and beyond. */
export const hostileDate: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_DATES),
  fc
    .date({ min: new Date(-62_198_755_200_000), max: new Date(253_402_300_799_999), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...ODD_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Anything that JSON can hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileDate,
  hostileNumber,
  fc.constantFrom(...ODD_SHAPES),
  fc.jsonValue({ maxDepth: 3 }),
)

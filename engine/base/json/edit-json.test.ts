import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editJson } from './edit-json.ts'
import { isSameJson } from './same-json.ts'

const DEMO = join(import.meta.dirname, '../../../demo/content')

const demoFiles = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))

/** Space that JSON allows, and that people write. */
const space = fc.constantFrom('', '', ' ', '\n', '\n  ', '\r\n\t', '\n\n    ')
const key = fc.oneof(
  fc.constantFrom('uid', 'a', 'b', '__proto__', '1', 'naïve "k" : ,', ''),
  fc.string({ maxLength: 6 }),
)

/** A text piece by piece; `at` are the places of its single values. */
interface Written {
  pieces: string[]
  value: unknown
  leaves: { piece: number; path: (string | number)[] }[]
}

const spellings = (value: string | number | boolean | null): string[] => {
  const plain = JSON.stringify(value)
  if (typeof value === 'string') return [plain, `"${[...value].map((unit) => escaped(unit)).join('')}"`]
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e9
    ? [plain, `${plain}.0`, `${plain}e0`]
    : [plain]
}

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

const leaf = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null))

/** JSON texts as nobody's program writes them. */
const { written } = fc.letrec<{ written: Written; container: Written }>((tie) => ({
  written: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(leaf, fc.nat()).map(([value, pick]) => {
      const all = spellings(value)
      return { pieces: [all[pick % all.length] as string], value, leaves: [{ piece: 0, path: [] }] }
    }),
    tie('container'),
  ),
  container: fc
    .tuple(
      fc.boolean(),
      fc.uniqueArray(fc.tuple(key, tie('written') as fc.Arbitrary<Written>, fc.tuple(space, space, space, space)), {
        selector: ([name]) => name,
        maxLength: 4,
      }),
      space,
    )
    .map(([isList, parts, inner]) => {
      const pieces = [isList ? '[' : '{']
      const leaves: Written['leaves'] = []
      parts.forEach(([name, content, [before, one, two, after]], at) => {
        pieces.push(`${at > 0 ? ',' : ''}${before}${isList ? '' : `${JSON.stringify(name)}${one}:${two}`}`)
        for (const { piece, path } of content.leaves)
          leaves.push({ piece: pieces.length + piece, path: [isList ? at : name, ...path] })
        pieces.push(...content.pieces, after)
      })
      pieces.push(`${parts.length === 0 ? inner : ''}${isList ? ']' : '}'}`)
      return { pieces, value: JSON.parse(pieces.join('')), leaves }
    }),
}))

const changedAt = (value: unknown, [step, ...rest]: (string | number)[], to: unknown): unknown => {
  if (step === undefined) return to
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? changedAt(item, rest, to) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, name === step ? changedAt(item, rest, to) : item]),
  )
}

describe('a value written into a JSON text', () => {
  it('leaves every file of the demo as it is, byte for byte, when nothing is changed', () => {
    expect(demoFiles.length).toBeGreaterThan(1700)
    const changed = demoFiles.filter((path) => {
      const text = readFileSync(join(DEMO, path), 'utf8')
      return editJson(text, JSON.parse(text)) !== text
    })
    expect(changed).toEqual([])
  })

  it('leaves every text as it is when nothing is changed', () => {
    fc.assert(
      fc.property(written, ({ pieces, value }) => {
        expect(editJson(pieces.join(''), value)).toBe(pieces.join(''))
      }),
    )
  })

  it('is what the text says, whatever was there before', () => {
    fc.assert(
      fc.property(written, fc.jsonValue(), ({ pieces }, value) => {
        expect(isSameJson(JSON.parse(editJson(pieces.join(''), value)), JSON.parse(JSON.stringify(value)))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('changes the values that are others, and no byte beside them', () => {
    fc.assert(
      fc.property(written, fc.array(fc.tuple(fc.nat(), leaf), { minLength: 1, maxLength: 3 }), (text, changes) => {
        fc.pre(text.leaves.length > 0)
        const pieces = [...text.pieces]
        let value = text.value
        for (const [pick, to] of changes) {
          const { piece, path } = text.leaves[pick % text.leaves.length] as Written['leaves'][number]
          // An equal value keeps its spelling.
          const isSame = isSameJson(JSON.parse(text.pieces[piece] as string), to)
          pieces[piece] = isSame ? (text.pieces[piece] as string) : JSON.stringify(to)
          value = changedAt(value, path, to)
        }
        const edited = editJson(text.pieces.join(''), value)
        expect(JSON.parse(edited)).toEqual(JSON.parse(pieces.join('')))
        // Items of a list may be told from each other by what they are alone.
        if (!text.leaves.some(({ path }) => path.some((step) => typeof step === 'number')))
          expect(edited).toBe(pieces.join(''))
      }),
      { numRuns: 500 },
    )
  })

  it('that gains, loses or moves parts leaves the lines of all others as they are', () => {
    const item = fc.integer({ min: 0, max: 99 }).map((id) => ({ id, 'kept 1.0': 1, more: [id, { text: `t${id}` }] }))
    const spelled = (value: { id: number }) =>
      `  {\n\t"id" :${value.id}, "kept 1.0": 1.0,\n\n    "more": [${value.id} , { "text": "\\u0074${value.id}" }]\n  }`
    const list = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 8 })
    const before = list.map((items) => ({ items, text: `[\n${items.map(spelled).join(',\n')}\n]\n` }))
    fc.assert(
      fc.property(before, list, fc.infiniteStream(fc.nat()), ({ items, text }, others, random) => {
        const after = [...items, ...others.filter(({ id }) => items.every((known) => known.id !== id))]
          .map((value) => ({ value, order: random.next().value as number }))
          .sort((one, other) => one.order - other.order)
          .slice(0, 6)
          .map(({ value }) => value)
        const edited = editJson(text, after)
        expect(JSON.parse(edited)).toEqual(after)
        for (const value of after.filter((one) => items.includes(one))) expect(edited).toContain(spelled(value))
      }),
    )
  })

  const lines = (...text: string[]) => text.join('\n')
  const ENTRY = lines(
    '{',
    '\t"uid": "a",',
    '\t"meta": {"b":1.50, "x":[1,2]},',
    '\t"list": [',
    '\t\t"one"',
    '\t],',
    '\t"none": {}',
    '}',
    '',
  )

  it.each<[string, (value: Record<string, unknown>) => unknown, string]>([
    [
      'a member after the one that it follows',
      ({ uid, ...rest }) => ({ uid, title: 'T', ...rest }),
      ENTRY.replace('"a",', '"a",\n\t"title": "T",'),
    ],
    ['a first member', (value) => ({ $schema: 's', ...value }), ENTRY.replace('\t"uid"', '\t"$schema": "s",\n\t"uid"')],
    [
      'a last member of several lines',
      (value) => ({ ...value, end: { x: [1] } }),
      ENTRY.replace('"none": {}', '"none": {},\n\t"end": {\n\t\t"x": [\n\t\t\t1\n\t\t]\n\t}'),
    ],
    [
      'a member within one line',
      (value) => ({ ...value, meta: { b: 1.5, x: [1, 2], y: { z: [3] } } }),
      ENTRY.replace('[1,2]}', '[1,2], "y":{ "z": [3] }}'),
    ],
    [
      'an item within one line',
      (value) => ({ ...value, meta: { b: 1.5, x: [0, 1, 2] } }),
      ENTRY.replace('[1,2]', '[0,1,2]'),
    ],
    [
      'the first member of an object',
      (value) => ({ ...value, none: { a: 1 } }),
      ENTRY.replace('{}', '{\n\t\t"a": 1\n\t}'),
    ],
    ['nothing in a list', (value) => ({ ...value, list: [] }), ENTRY.replace(/\[\n.*\n\t\]/, '[]')],
    ['no member any more', ({ meta: _, ...value }) => value, ENTRY.replace('\t"meta": {"b":1.50, "x":[1,2]},\n', '')],
    ['no last member any more', ({ none: _, ...value }) => value, ENTRY.replace(',\n\t"none": {}', '')],
    [
      'another name',
      (value) => Object.fromEntries(Object.entries(value).map(([key, item]) => [key === 'meta' ? 'facts' : key, item])),
      ENTRY.replace('"meta"', '"facts"'),
    ],
    ['members in another order as they were', (value) => Object.fromEntries(Object.entries(value).reverse()), ENTRY],
  ])('has %s', (_, change, expected) => {
    expect(editJson(ENTRY, change(JSON.parse(ENTRY)))).toBe(expected)
  })

  it('keeps byte-order mark, line ends, and keys that are written twice', () => {
    const text = '\ufeff{\r\n  "a": [1],\r\n  "b": 1,\r\n  "a": 2\r\n}\r\n'
    expect(editJson(text, { b: 1, a: 3, c: { d: 1 } })).toBe(
      '\ufeff{\r\n  "a": [1],\r\n  "b": 1,\r\n  "a": 3,\r\n  "c": {\r\n    "d": 1\r\n  }\r\n}\r\n',
    )
    expect(editJson(text, { b: 1 })).toBe('\ufeff{\r\n  "b": 1\r\n}\r\n')
  })

  it('is laid out as the demo is where there was nothing', () => {
    expect(editJson('', { uid: 'a', list: [1] })).toBe('{\n  "uid": "a",\n  "list": [\n    1\n  ]\n}\n')
  })

  it('goes into no text that is not JSON', () => {
    for (const text of ['{', '{ "a": 1, }', '// no\n{}', 'nothing'])
      expect(() => editJson(text, {})).toThrow(SyntaxError)
  })
})

import fc from 'fast-check'
import type { BlockForm, FormField, TypeForm } from '../forms/form.ts'

type Wire = Record<string, unknown>

/** Describes what a form is filled with at random. */
export interface Filling {
  blocks: readonly BlockForm[]
  /** Entries that are there, to which a field may refer. @param types of them; none: any that has a page */
  entries(types: readonly string[]): readonly { type: string; uid: string }[]
  /** Paths of pages that are there. */
  paths: readonly string[]
  /** How much of what is optional is there: a share of this many is left out; 1: all of it. */
  leftOut?: number
}

/** Blocks within blocks within blocks are as deep as editors go. */
const MAX_DEPTH = 2
const LATEST = Date.parse('9999-12-29T00:00:00Z')
const EARLIEST = Date.parse('0001-01-03T00:00:00Z')

/**
 * Entries of a type as editors may fill in its form: every field within what the form says of it, and nothing else. Their
 * uid is for whoever writes them.
 */
export function filledForms({ fields }: Pick<TypeForm, 'fields'>, filling: Filling): fc.Arbitrary<Wire> {
  return new Filler(filling).object(fields, 0)
}

/** Values of one field, as editors may give it. */
export const filledField = (field: FormField, filling: Filling): fc.Arbitrary<unknown> =>
  new Filler(filling).value(field, MAX_DEPTH)

/** Whether there is anything in a value that the file would keep; a switch that is off is nothing. */
export const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(saysSomething)
    : value !== undefined && value !== null && value !== '' && value !== false

class Filler {
  readonly #filling: Filling
  readonly #blocks = new Map<string, fc.Arbitrary<Wire[]>>()

  constructor(filling: Filling) {
    this.#filling = filling
  }

  object(fields: readonly FormField[], depth: number): fc.Arbitrary<Wire> {
    const { leftOut = 3 } = this.#filling
    const keys = fields.map(({ name, required }) => ({ name, required }))
    const values = fields.map((field) => {
      const value = this.value(field, depth)
      if (field.required) return value.filter(saysSomething)
      return leftOut === 1 ? fc.constant(undefined) : fc.option(value, { nil: undefined, freq: leftOut })
    })
    return fc
      .tuple(...values)
      .map((given) =>
        Object.fromEntries(keys.flatMap(({ name }, at) => (given[at] === undefined ? [] : [[name, given[at]]]))),
      )
  }

  value(field: FormField, depth: number): fc.Arbitrary<unknown> {
    switch (field.kind) {
      case 'group':
        return this.object(field.fields ?? [], depth)
      case 'list':
        return field.of?.kind === 'reference'
          ? this.#references(field.of, 4, field.required)
          : fc.array(this.value(field.of as FormField, depth).filter(saysSomething), {
              minLength: field.required ? 1 : 0,
              maxLength: 3,
            })
      case 'reference':
        return this.#references(field, 1, field.required)
      case 'blocks':
        return this.#blocksOf(field, depth)
      case 'enum':
      case 'color':
        return fc.constantFrom(...(field.choices ?? []).map(({ value }) => value))
      case 'int':
        return wholeNumbers(field)
      case 'number':
        return numbers(field)
      case 'bool':
        return fc.boolean()
      case 'map': {
        const texts: fc.Arbitrary<unknown> = field.of ? words : fc.array(words, { minLength: 1, maxLength: 2 })
        return fc.dictionary(
          words.filter((key) => key !== '__proto__'),
          texts,
          { maxKeys: 3 },
        )
      }
      case 'url':
        return fc.constantFrom(...this.#filling.paths, ...ELSEWHERE)
      case 'html':
        return prose(this.#filling.paths).map((text) => text)
      case 'inline':
        return line(this.#filling.paths)
      case 'text':
        return texts(field)
      default:
        return SCALARS[field.kind]
    }
  }

  #references({ to = [] }: FormField, most: number, required: boolean): fc.Arbitrary<unknown> {
    const there = this.#filling.entries(to)
    if (there.length === 0) return fc.constant([])
    return fc
      .uniqueArray(fc.constantFrom(...there), { minLength: required ? 1 : 0, maxLength: most })
      .map((chosen) => chosen.map(({ type, uid }) => ({ uid, _content_type_uid: type })))
  }

  #blocksOf({ isTopLevel = false, required }: FormField, depth: number): fc.Arbitrary<Wire[]> {
    const key = `${isTopLevel} ${required} ${depth}`
    const known = this.#blocks.get(key)
    if (known) return known
    const offered = this.#filling.blocks.filter(
      ({ placement, fields }) =>
        (placement === 'both' || placement === (isTopLevel ? 'section' : 'body')) &&
        (depth < MAX_DEPTH || !holdsBlocks(fields)),
    )
    const one = fc.oneof(
      ...offered.map(({ wire, fields }) => this.object(fields, depth + 1).map((value): Wire => ({ [wire]: value }))),
    )
    const most = new Map(offered.map(({ wire, most }) => [wire, isTopLevel ? most : undefined]))
    const made = fc
      .array(one, { minLength: required ? 1 : 0, maxLength: depth === 0 ? 5 : 2 })
      .map((all) => withinCounts(all, most))
    this.#blocks.set(key, made)
    return made
  }
}

const holdsBlocks = (fields: readonly FormField[] = []): boolean =>
  fields.some(({ kind, of, fields: inner }) => kind === 'blocks' || holdsBlocks(inner) || (of && holdsBlocks([of])))

/** Leaves out what is there more often than one page may have it. */
function withinCounts(all: readonly Wire[], most: ReadonlyMap<string, number | undefined>): Wire[] {
  const counts = new Map<string, number>()
  return all.filter((block) => {
    const [key = ''] = Object.keys(block)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= (most.get(key) ?? Number.POSITIVE_INFINITY)
  })
}

const WORDS = [
  'Clay',
  'and',
  'the',
  'owl',
  'of',
  'Kraków',
  '九',
  'Ōmiya',
  'x',
  'a & b',
  '<owl>',
  '"quoted"',
  '1 < 2',
  "it's",
]

/** Words of people, of people who type anything, and what breaks programs that take text for markup. */
const words: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((of) => of.join(' ')),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '</script><owl>&amp;',
        '{x} {{y}} %s',
        '__proto__',
        'constructor',
        '0',
        'null',
        '\u202eright',
        'W'.repeat(300),
      ),
    },
  )
  .filter((text) => /[\p{L}\p{N}]/u.test(text))

function texts({ pattern, length, name, choices: _, ...field }: FormField): fc.Arbitrary<string> {
  if (name === 'url') return slugs.map((slug) => `/${slug}`)
  if (name === 'slug') return slugs
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length > 0)
  if (typeof field.example === 'string') return fc.oneof({ weight: 3, arbitrary: words }, fc.constant(field.example))
  return length?.max ? words.map((text) => [...text].slice(0, length.max).join('')) : words
}

const slugs = fc.stringMatching(/^[a-z]{6}[a-z0-9-]{1,10}[a-z]$/)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ELSEWHERE = [
  'https://www.example.org/a?b=c&d=e#f',
  'http://example.org/',
  'mailto:a@example.org',
  'tel:+13105550100',
]

const line = (paths: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        words.map(escaped),
        words.map((text) => `<em>${escaped(text)}</em>`),
        fc
          .tuple(fc.constantFrom(...paths, ...ELSEWHERE), words)
          .map(([href, text]) => `<a href="${href.replaceAll('&', '&amp;')}">${escaped(text)}</a>`),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join(' '))

const prose = (paths: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc
        .tuple(
          fc.constantFrom(
            ['<p>', '</p>'],
            ['<h2>', '</h2>'],
            ['<ul><li>', '</li></ul>'],
            ['<blockquote><p>', '</p></blockquote>'],
            ['<table><tbody><tr><th>A</th><td>', '</td></tr></tbody></table>'],
          ),
          line(paths),
        )
        .map(([[open, close], text]) => `${open}${text}${close}`),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join(''))

function wholeNumbers({ min, max }: FormField): fc.Arbitrary<number> {
  const lowest = Math.ceil(min ?? -1_000_000)
  const highest = Math.floor(max ?? 1_000_000)
  const few = fc.integer({ min: Math.max(lowest, Math.min(0, highest)), max: Math.min(highest, Math.max(lowest, 12)) })
  return fc.oneof({ weight: 3, arbitrary: few }, fc.integer({ min: lowest, max: highest }))
}

function numbers({ min = -1_000_000, max = 1_000_000 }: FormField): fc.Arbitrary<number> {
  const any = fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
  return fc.oneof(wholeNumbers({ min, max } as FormField), any).map((number) => (Object.is(number, -0) ? 0 : number))
}

const instants = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2032-12-31') }) },
  { weight: 1, arbitrary: fc.integer({ min: EARLIEST, max: LATEST }) },
)
const moments = instants.map((instant) => new Date(instant).toISOString())
const twoDigits = (number: number) => String(number).padStart(2, '0')

const SCALARS: Record<
  Exclude<
    FormField['kind'],
    | 'group'
    | 'list'
    | 'reference'
    | 'blocks'
    | 'enum'
    | 'color'
    | 'int'
    | 'number'
    | 'bool'
    | 'map'
    | 'url'
    | 'html'
    | 'inline'
    | 'text'
  >,
  fc.Arbitrary<unknown>
> = {
  date: fc.oneof({ weight: 4, arbitrary: moments.map((moment) => moment.slice(0, 10)) }, moments),
  datetime: fc.oneof(
    moments,
    moments.map((moment) => moment.slice(0, 16)),
    moments.map((moment) => `${moment.slice(0, 19)}-07:00`),
  ),
  time: fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map(twoDigits).join(':')),
  ratio: fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 })).map((of) => of.join(':')),
  email: fc.oneof(
    slugs.map((name) => `${name}@example.org`),
    words,
  ),
  phone: fc.oneof(fc.constant('+1 (310) 555-0100'), words),
}

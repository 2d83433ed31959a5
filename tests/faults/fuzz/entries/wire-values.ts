import fc from 'fast-check'
import type { Field, Fields } from '#engine/schema/describe.ts'
import { spellingsOf } from '#engine/schema/spelling.ts'
import { hostileDate, hostileNumber, hostileText, hostileValue } from '../values.ts'
import type { World } from '../world.ts'

export type Wire = Record<string, unknown>

/** Of each content type so many entries are written, again and again. */
export const SLOTS = 2
export const uidOf = (type: string, slot: number): string => `fuzz_${type.slice(0, 56)}_${slot}`

/** How much of an entry is hostile: of a hundred fields. */
const AMOUNTS = [3, 15, 60]
const DEEPEST = 3

/** Fields of an entry or block as they stand in a file. Each is as its type says, hostile, of a wrong kind or missing. */
export class WireValues {
  readonly #world: World
  readonly #fill: (name: string) => string
  readonly #known = new Map<string, fc.Arbitrary<Wire>>()

  constructor(world: World) {
    this.#world = world
    this.#fill = (name) => name.replaceAll('{brand}', world.definition.brand)
  }

  /** @param name of the content type or block, under which what is made is remembered */
  of(name: string, fields: Fields): fc.Arbitrary<Wire> {
    return fc.oneof(...AMOUNTS.map((amount) => this.#object(`${name} ${amount}`, fields, amount, 0)))
  }

  #object(name: string, fields: Fields, amount: number, depth: number): fc.Arbitrary<Wire> {
    const key = `${name} ${depth}`
    const known = this.#known.get(key)
    if (known) return known
    const { named } = spellingsOf(fields)
    const values = Object.fromEntries(
      named.map(({ main, field }) => [main, this.#field(field, `${name}.${main}`, amount, depth)]),
    )
    const made = fc.record(values, {
      requiredKeys: named.filter(({ field }) => field.required).map(({ main }) => main),
    })
    this.#known.set(key, made)
    return made
  }

  #field(field: Field, name: string, amount: number, depth: number): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 100 - amount, arbitrary: this.#right(field, name, amount, depth) },
      { weight: Math.ceil(amount * 0.7), arbitrary: hostileOf(field) },
      { weight: Math.ceil(amount * 0.3), arbitrary: hostileValue },
    )
  }

  #right(field: Field, name: string, amount: number, depth: number): fc.Arbitrary<unknown> {
    switch (field.kind) {
      case 'group':
        return this.#object(name, field.fields, amount, depth)
      case 'list':
        return fc.array(this.#field(field.of, name, amount, depth), { maxLength: 3 })
      case 'reference':
        return fc.array(this.#stub(field.to), { minLength: 1, maxLength: 1 })
      case 'blocks':
        return depth >= DEEPEST ? fc.constant([]) : fc.array(this.#block(amount, depth + 1), { maxLength: 4 })
      case 'enum':
      case 'color':
        return fc.constantFrom(...field.values)
      default:
        return RIGHT[field.kind]
    }
  }

  /** Blocks are many and hold each other: each is made when it is asked for. */
  #block(amount: number, depth: number): fc.Arbitrary<Wire> {
    const blocks = [...this.#world.definition.blocks.values()].filter(({ definition }) => definition.wire)
    return fc
      .constantFrom(...blocks)
      .chain(({ definition: { wire }, fields }) =>
        this.#object(`[${wire}] ${amount}`, fields, amount, depth).map((inner) => ({ [wire as string]: inner })),
      )
  }

  #stub(to: readonly string[]): fc.Arbitrary<unknown> {
    const { definition, entries } = this.#world
    const all = [...definition.contentTypes.keys()]
    const types = to.length > 0 ? to.map(this.#fill) : all
    const there = entries.filter(({ type }) => types.includes(type))
    const stub = (type: string, uid: string) => ({ uid, _content_type_uid: type })
    const own = fc
      .tuple(fc.constantFrom(...types), fc.nat(SLOTS - 1))
      .map(([type, slot]) => stub(type, uidOf(type, slot)))
    const demo = there.length > 0 ? fc.constantFrom(...there).map(({ type, uid }) => stub(type, uid)) : own
    const odd = fc.record({ uid: hostileText, _content_type_uid: fc.oneof(fc.constantFrom(...all), hostileText) })
    return fc.oneof({ weight: 5, arbitrary: own }, { weight: 10, arbitrary: demo }, odd)
  }
}

function hostileOf({ kind }: Field): fc.Arbitrary<unknown> {
  if (kind === 'date' || kind === 'datetime' || kind === 'time') return hostileDate
  if (kind === 'int' || kind === 'number') return hostileNumber
  if (kind === 'list' || kind === 'blocks' || kind === 'reference') return fc.array(hostileValue, { maxLength: 3 })
  if (kind === 'group' || kind === 'map') return fc.dictionary(hostileText, hostileValue, { maxKeys: 4 })
  return hostileText
}

const words = fc.lorem({ maxCount: 8 })
const day = fc
  .date({ min: new Date('2025-06-01'), max: new Date('2027-06-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const hour = day.map((date) => date.slice(11, 16))

const RIGHT: Record<
  Exclude<Field['kind'], 'group' | 'list' | 'reference' | 'blocks' | 'enum' | 'color'>,
  fc.Arbitrary<unknown>
> = {
  text: fc.oneof(
    { weight: 6, arbitrary: words },
    fc.constantFrom('lost', 'placeholder', 'poster-01', '/media/faucet.mp3'),
  ),
  html: words.map((text) => `<h2>${text}</h2><p>${text} <a href="/news">${text}</a></p>`),
  inline: words.map((text) => `<em>${text}</em>`),
  int: fc.nat(2000),
  number: fc.double({ min: 0, max: 100, noNaN: true }),
  bool: fc.boolean(),
  date: day.map((date) => date.slice(0, 10)),
  datetime: fc.oneof(
    day,
    day.map((date) => `${date.slice(0, 19)}-07:00`),
  ),
  time: hour,
  ratio: fc.constantFrom('16:9', '1:1', '4:3'),
  url: fc.constantFrom(
    'https://www.example.org/',
    '/news',
    '#anchor',
    'mailto:a@example.org',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '/media/faucet.mp3',
  ),
  email: fc.constant('name@example.org'),
  phone: fc.constant('+1 310 555 0100'),
  map: fc.dictionary(
    fc.constantFrom('title', 'duration', 'published_url', 'text_transcript', 'captions', 'description'),
    fc.array(words, { maxLength: 2 }),
  ),
}

import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import type { Field, Fields } from '#engine/schema/describe.ts'
import { mayStand } from '#engine/schema/placed-blocks.ts'
import { spellingsOf } from '#engine/schema/spelling.ts'
import { holdsBlocks } from '#engine/schema/visit.ts'
import { LINKS } from './corpus/links.ts'
import { MARKUP } from './corpus/markup.ts'

/** Markup is dealt out in this many parts, one a field and the next one to the next field. */
const MARKUP_PARTS = 12
/** So many of them each field holds in turn; fields are alike in what becomes of them, and hold the others. */
const MARKUP_ROUNDS = 4
/** Rounds in which addresses are hostile, each field's another one every time. */
export const LINK_ROUNDS = 4

/** Stands before everything that is put into a field. */
export const MARK = 'Hostile7'
/** A picture that is there. */
export const PICTURE = 'placeholder'

export type Wire = Record<string, unknown>

export interface Round {
  kind: 'markup' | 'links'
  number: number
}

export const rounds: readonly Round[] = [
  ...Array.from({ length: MARKUP_ROUNDS }, (_, number): Round => ({ kind: 'markup', number })),
  ...Array.from({ length: LINK_ROUNDS }, (_, number): Round => ({ kind: 'links', number })),
]

/** The keys that fields of free keys hold in practice, beside one that nobody ought to use. */
const MAP_KEYS = ['title', 'duration', 'published_url', 'text_transcript', 'captions', 'description', '__proto__']

export const uidOf = (type: string): string => `${type}_hostile`

/** Part of the corpus of markup, each piece by itself. */
export const part = (number: number): readonly string[] =>
  MARKUP.filter((_, index) => index % MARKUP_PARTS === number % MARKUP_PARTS)

/** Fills fields; the next one gets the next part of the corpus. */
export class Pen {
  #site: SiteDefinition
  #fill: (name: string) => string
  #round: Round
  #written = 0

  constructor(site: SiteDefinition, fill: (name: string) => string, round: Round) {
    this.#site = site
    this.#fill = fill
    this.#round = round
    this.#written = round.number
  }

  object(fields: Fields, place: string): Wire {
    return Object.fromEntries(
      spellingsOf(fields).named.flatMap(({ main, field }) => {
        const value = this.#value(field, `${place}.${main}`)
        return value === undefined ? [] : [[main, value]]
      }),
    )
  }

  /** Where the entry stands. */
  place(type: string): Wire {
    const slug = `${type.replaceAll('_', '-')}-page`
    return { url: `/${slug}`, ...(this.#round.kind === 'markup' && { slug, location_id: slug, full_path: `/${slug}` }) }
  }

  text(): string {
    if (this.#round.kind === 'links') return `${MARK} words`
    return `${MARK} ${part(this.#written++).join(' ')}`
  }

  #html(): string {
    if (this.#round.kind === 'links')
      return `<p>${MARK} <a href="${this.#link().replaceAll('"', '&quot;')}">words</a></p>`
    return part(this.#written++)
      .map((piece) => `<p>${MARK} ${piece} after</p>`)
      .join('')
  }

  #link(): string {
    return LINKS[this.#written++ % LINKS.length] as string
  }

  #value(field: Field, place: string): unknown {
    switch (field.kind) {
      case 'text':
        return /\.iiif\.id$/.test(place) && this.#round.number % 2 === 0 ? PICTURE : this.text()
      case 'email':
      case 'phone':
        return this.text()
      case 'html':
      case 'inline':
        return this.#html()
      case 'url':
        return this.#round.kind === 'links' ? this.#link() : `/${MARK}`
      case 'map':
        return Object.fromEntries(
          MAP_KEYS.map((key) => [key, this.#round.kind === 'links' ? [this.#link()] : [this.text(), this.#html()]]),
        )
      case 'bool':
        return !/noindex/.test(place) && this.#round.number % 2 === 1
      case 'int':
      case 'number':
        return /width|height/.test(place) ? 800 : 1
      case 'enum':
      case 'color':
        return field.values[this.#written++ % field.values.length]
      case 'group':
        return { ...this.object(field.fields, place), ...(field.keys && { _metadata: { uid: 'cs0123456789' } }) }
      case 'list':
        return field.of.kind === 'reference'
          ? [this.#stub(field.of)]
          : [this.#value(field.of, place), this.#value(field.of, place)]
      case 'reference':
        return field.to.length === 0 && field.load !== 'card' ? undefined : [this.#stub(field)]
      case 'blocks':
        return this.#blocks(place, field.isTopLevel)
      case 'date':
        return '2026-03-01'
      case 'datetime':
        return '2026-03-01T10:00:00-08:00'
      case 'time':
        return '10:00'
      case 'ratio':
        return '16:9'
    }
  }

  /** Each block once; within a block two that hold no others, the next ones every time. */
  #blocks(place: string, isTopLevel: boolean | undefined): Wire[] {
    const isNested = place.includes('[')
    const able = [...this.#site.blocks.values()].filter(
      ({ definition, fields }) =>
        definition.wire && mayStand(definition, isTopLevel) && !(isNested && Object.values(fields).some(holdsBlocks)),
    )
    const first = isNested ? this.#written++ % able.length : 0
    return able.slice(first, isNested ? first + 2 : undefined).map(({ definition: { wire = '' }, fields }) => ({
      [wire]: this.object(fields, `${place}[${wire}]`),
    }))
  }

  #stub({ to }: Field & { kind: 'reference' }): Wire {
    const types = [...this.#site.contentTypes]
    const able =
      to.length > 0
        ? to.map(this.#fill).filter((name) => this.#site.contentTypes.has(name))
        : types.filter(([, { definition }]) => definition.card).map(([name]) => name)
    const type = able[this.#written++ % Math.max(able.length, 1)] ?? this.#fill(to[0] ?? 'image')
    return { uid: uidOf(type), _content_type_uid: type }
  }
}

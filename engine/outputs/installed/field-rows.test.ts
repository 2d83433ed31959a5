import { defineModule, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldRows } from './field-rows.ts'

const naming = { wire: true, fill: (name: string) => name.replace('{brand}', 'orchard') }

describe('fields as rows', () => {
  it('say name on the wire, kind, need, default, choices, other names and what may be referred to', () => {
    const rows = fieldRows(
      z.object({
        keyText: f.required(f.html({ aliases: ['text'] })),
        isOpen: f.bool(),
        layout: f.choice(['wide', 'narrow']),
        place: f.reference(['{brand}_location', 'document']),
        items: f.cards(),
      }),
      naming,
    )
    expect(rows).toEqual([
      expect.objectContaining({ name: 'key_text', type: 'rich text', required: true, also: ['text'] }),
      expect.objectContaining({ name: 'is_open', type: 'true or false', required: false, standard: 'false' }),
      expect.objectContaining({
        name: 'layout',
        type: 'choice',
        choices: [
          { value: 'wide', label: 'Wide' },
          { value: 'narrow', label: 'Narrow' },
        ],
      }),
      expect.objectContaining({ name: 'place', type: 'reference', accepts: ['orchard_location', 'document'] }),
      expect.objectContaining({
        name: 'items',
        type: 'list of entries shown as cards',
        accepts: [],
        isReference: true,
        isCard: true,
      }),
    ])
    expect(rows[4]).not.toHaveProperty('standard')
  })

  it('have a label, of the name where none is declared, and say what they mean and how they are written', () => {
    const listing = defineModule({ label: 'Listing', fields: () => ({}), section: () => undefined })
    const rows = fieldRows(
      z.object({
        opensAt: f.time({ label: 'Opens', help: 'On weekdays.' }),
        publicationDate: f.date(),
        news: listing.field(),
        body: f.blocks(),
      }),
      naming,
    )
    expect(rows).toEqual([
      expect.objectContaining({ label: 'Opens', help: 'On weekdays.', form: 'HH:mm, 24 hours, local' }),
      expect.objectContaining({
        label: 'Publication date',
        help: undefined,
        form: expect.stringMatching(/^YYYY-MM-DD/),
      }),
      expect.objectContaining({ label: 'News', type: 'module: Listing' }),
      expect.objectContaining({ label: 'Body', type: 'blocks', isBlocks: true, form: undefined }),
    ])
  })

  it('say what the form of editors shows beside', () => {
    const shape = {
      season: f.choice(['spring', 'fall'], { initial: 'fall', group: 'When' }),
      blurb: f.text({ when: { field: 'season', is: ['spring', 'fall'] }, length: { ideal: 90, max: 160 } }),
      rooms: f.list(f.group({ name: f.text() }), { itemName: 'name' }),
      size: f.integer({ min: 1, max: 9 }),
      extent: f.integer({ deprecated: { since: '0.3.0', use: 'size' } }),
    }
    const [season, blurb, rooms, , size, extent] = fieldRows(z.object(shape), naming).map(({ notes }) => notes)
    expect(season).toEqual(['In the form below “When”.', 'Begins as "fall".'])
    expect(blurb).toEqual([
      'Shown when season is spring or fall.',
      'Best up to 90 characters.',
      'Others cut it after 160 characters.',
    ])
    expect(rooms).toEqual(['Its items are named by name.'])
    expect(size).toEqual(['At least 1.', 'At most 9.'])
    expect(extent).toEqual(['It is deprecated since 0.3.0 and gone in 0.4.0: "size" takes its place.'])
  })

  it('go down into groups and lists of groups', () => {
    const shape = { media: f.list(f.group({ caption: f.group({ credit: f.required(f.text()) }) })) }
    expect(fieldRows(z.object(shape), naming).map(({ name, type, depth }) => `${depth} ${name}: ${type}`)).toEqual([
      '0 media: list of groups',
      '1 media[].caption: group',
      '2 media[].caption.credit: text',
    ])
  })

  it('are read of plain schemas too, in the names of the model', () => {
    const schema = z.object({
      showAll: z.boolean().default(true),
      size: z.enum(['small', 'large']).optional(),
      headingLevel: z.number(),
      items: z.array(z.custom<object>()).default([]),
    })
    expect(fieldRows(schema, { ...naming, wire: false })).toEqual([
      expect.objectContaining({ name: 'showAll', type: 'true or false', standard: 'true' }),
      expect.objectContaining({
        name: 'size',
        type: 'choice',
        choices: [
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ],
        required: false,
      }),
      expect.objectContaining({ name: 'headingLevel', type: 'number', required: true }),
      expect.objectContaining({ name: 'items', type: 'list of data from the page', required: false }),
    ])
  })
})

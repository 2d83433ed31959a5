import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { also, bool, cards, choice, group, html, list, reference, required, text } from '#engine'
import { fieldRows } from '../facts/field-rows.ts'

const naming = { wire: true, fill: (name: string) => name.replace('{brand}', 'orchard') }

describe('the fields of a block as rows', () => {
  it('say name on the wire, kind, need, default, choices, other names and what may be referred to', () => {
    const rows = fieldRows(
      z.object({
        keyText: required(also(html(), 'text')),
        isOpen: bool(),
        layout: choice('wide', 'narrow'),
        place: reference('{brand}_location', 'document'),
        items: cards(),
      }),
      naming,
    )
    expect(rows).toEqual([
      expect.objectContaining({ name: 'key_text', type: 'rich text', required: true, also: ['text'] }),
      expect.objectContaining({ name: 'is_open', type: 'true or false', required: false, standard: 'false' }),
      expect.objectContaining({ name: 'layout', type: 'choice', choices: ['wide', 'narrow'] }),
      expect.objectContaining({ name: 'place', type: 'reference', accepts: ['orchard_location', 'document'] }),
      expect.objectContaining({
        name: 'items',
        type: 'list of entries shown as cards',
        accepts: [],
        isReference: true,
      }),
    ])
    expect(rows[4]).not.toHaveProperty('standard')
  })

  it('go down into groups and lists of groups', () => {
    const shape = { media: list(group({ caption: group({ credit: required(text()) }) })) }
    expect(fieldRows(z.object(shape), naming).map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'media: list of groups',
      'media[].caption: group',
      'media[].caption.credit: text',
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
      expect.objectContaining({ name: 'size', type: 'choice', choices: ['small', 'large'], required: false }),
      expect.objectContaining({ name: 'headingLevel', type: 'number', required: true }),
      expect.objectContaining({ name: 'items', type: 'list of data from the page', required: false }),
    ])
  })
})

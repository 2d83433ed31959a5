import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../tests/fuzz-seed.ts'
import { z } from 'zod'
import type { FieldProblem } from '../../base/problem.ts'
import { describeFields } from '../describe.ts'
import { f } from '../fields.ts'
import { migrateWire } from './migrate-wire.ts'

type Wire = Record<string, unknown>
const quote = z.object({ words: f.text(), source: f.text() })
const band = z.object({ body: f.blocks() })
const blockOf = (type: string, schema: z.ZodObject, migrate?: (wire: Wire) => Wire) =>
  [
    type,
    {
      definition: { type, schema, placement: 'both' as const, ...(migrate && { migrate }) },
      fields: describeFields(schema),
    },
  ] as const
const renamed = ({ text, ...rest }: Wire): Wire => (text === undefined ? rest : { words: text, ...rest })
const fields = describeFields(z.object({ body: f.blocks(), parts: f.list(f.group({ body: f.blocks() })) }))

function migrate(wire: Wire, by: (wire: Wire) => Wire = renamed) {
  const issues: FieldProblem[] = []
  const blocks = new Map([blockOf('quote', quote, by), blockOf('band', band)])
  return { present: migrateWire(fields, wire, '', { blocks, issues }), issues }
}

describe('a block that was written for an earlier schema', () => {
  it('is brought to the present one wherever it is, and what is beside it stays the same', () => {
    const text = { text: { html: '<p>A</p>' } }
    const wire = {
      uid: 'a',
      body: [
        text,
        { quote: { text: 'Old', source: 'Ada' }, _metadata: { uid: 'x' } },
        { band: { body: [{ quote: { text: 'In' } }] } },
      ],
      parts: [{ body: [{ quote: { text: 'Listed' } }] }, { title: 'none' }],
    }
    const { present, issues } = migrate(wire)
    expect(present).toEqual({
      uid: 'a',
      body: [
        text,
        { quote: { words: 'Old', source: 'Ada' }, _metadata: { uid: 'x' } },
        { band: { body: [{ quote: { words: 'In' } }] } },
      ],
      parts: [{ body: [{ quote: { words: 'Listed' } }] }, { title: 'none' }],
    })
    expect((present.body as unknown[])[0]).toBe(text)
    expect(issues.map(({ field, severity }) => `${severity} ${field}`)).toEqual([
      'warning body[1].quote',
      'warning body[2].band.body[0].quote',
      'warning parts[0].body[0].quote',
    ])
  })

  it('is the same object where it is of the present form', () => {
    const wire = { body: [{ quote: { words: 'New' } }] }
    expect(migrate(wire)).toEqual({ present: wire, issues: [] })
    expect(migrate(wire).present).toBe(wire)
  })

  it.each([
    [
      'fails',
      () => {
        throw new Error('no source')
      },
      'cannot be migrated: no source',
    ],
    [
      'changes what it has changed',
      (wire: Wire) => ({ ...wire, again: Number(wire.again ?? 0) + 1 }),
      'changes what it has changed itself',
    ],
    [
      'changes what it is given, and fails',
      (wire: Wire) => {
        wire.text = 1
        throw new Error('half')
      },
      'half',
    ],
  ])('stays as it is where the migration %s, which is said', (_, by, why) => {
    const wire = { body: [{ quote: { text: 'Old' } }] }
    const { present, issues } = migrate(structuredClone(wire), by as (wire: Wire) => Wire)
    expect(present).toEqual(wire)
    expect(issues).toMatchObject([{ severity: 'error', field: 'body[0].quote', reason: expect.stringContaining(why) }])
  })

  it('whatever a file holds, never throws, and migrates nothing twice', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('quote', 'band', 'body', 'parts', 'text', 'words', '__proto__'), tie('any')),
        fc.array(tie('any'), { maxLength: 3 }),
      ),
    })).any
    fc.assert(
      fc.property(fc.record({ body: value, parts: value }), (wire) => {
        const { present } = migrate(wire as Wire)
        expect(migrate(present).present).toBe(present)
      }),
      { numRuns: 200 },
    )
  })
})

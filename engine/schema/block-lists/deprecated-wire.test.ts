import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FieldProblem } from '../../base/problem.ts'
import { describeFields } from '../describe.ts'
import { f } from '../fields.ts'
import { normalise } from '../normalise.ts'
import { readWire } from '../read-wire.ts'
import { migrateWire } from './migrate-wire.ts'

type Wire = Record<string, unknown>
const since = '0.3.0'
const own = {
  title: f.text(),
  subTitle: f.text({ deprecated: { since, use: 'standfirst' } }),
  standfirst: f.html(),
  lead: f.text({ deprecated: { since, use: 'leadText' } }),
  leadText: f.text({ wireName: 'lead_words' }),
  mood: f.text({ deprecated: { since, remedy: 'Say it in the title.' } }),
}
const fields = describeFields(z.object({ ...own, parts: f.list(f.group(own)), body: f.blocks() }))
const blockOf = (type: string, schema: z.ZodObject, deprecated?: { since: string; use: string }) =>
  [
    type,
    {
      definition: { type, schema, placement: 'both' as const, ...(deprecated && { deprecated }) },
      fields: describeFields(schema),
    },
  ] as const
const blocks = new Map([
  blockOf('quote', z.object({ words: f.text(), kept: f.text() }), { since, use: 'saying' }),
  blockOf('saying', z.object({ words: f.text(), source: f.text() })),
])

function present(wire: Wire) {
  const issues: FieldProblem[] = []
  return {
    now: migrateWire(fields, wire, '', { blocks, issues }),
    told: issues.map(({ field, reason, remedy }) => `${field} ${reason}. ${remedy}`),
  }
}

const UPGRADE = 'Run "npm run upgrade", or save the entry in the studio.'

describe('a field that is deprecated', () => {
  it('has the name of what takes its place, in the same order, wherever it is', () => {
    const { now, told } = present({ lead: 'A', title: 'B', parts: [{ title: 'C', lead: 'D' }, { title: 'E' }] })
    expect(JSON.stringify(now)).toBe(
      JSON.stringify({ lead_words: 'A', title: 'B', parts: [{ title: 'C', lead_words: 'D' }, { title: 'E' }] }),
    )
    const said = `is deprecated since 0.3.0 and gone in 0.4.0: "lead_words" takes its place. ${UPGRADE}`
    expect(told).toEqual([`lead ${said}`, `parts[0].lead ${said}`])
    expect(present(now)).toEqual({ now, told: [] })
    expect(present(now).now).toBe(now)
  })

  it('stays as it is where another name is not all, and what is to be done is said', () => {
    const wire = { sub_title: 'A', lead: 'B', lead_words: 'C', mood: 'glad' }
    const { now, told } = present(wire)
    expect(now).toBe(wire)
    expect(told).toEqual([
      'sub_title is deprecated since 0.3.0 and gone in 0.4.0: "standfirst" takes its place. Take it out.',
      'lead is deprecated since 0.3.0 and gone in 0.4.0: "lead_words" takes its place. "lead_words" is there: take it out.',
      'mood is deprecated since 0.3.0 and gone in 0.4.0. Say it in the title.',
    ])
  })

  it.each([[{ lead: 'A' }], [{ lead_words: 'A' }]])('is read by code under either name: %j', (wire: Wire) => {
    const issues: FieldProblem[] = []
    const context = { blocks, issues }
    const read = readWire(fields, migrateWire(fields, wire, '', context), '', context)
    const conversions = { html: String, inline: String, date: String, fill: String }
    expect(normalise(fields, read, '', { ...context, ...conversions })).toEqual({ lead: 'A', leadText: 'A' })
  })

  it('is refused where it names no field beside it', () => {
    expect(() => describeFields(z.object({ a: f.text({ deprecated: { since, use: 'b' } }) }))).toThrow(
      'The field "a" is deprecated for "b", which is no field beside it.',
    )
  })
})

describe('a block that is deprecated', () => {
  it('is the one that takes its place where that has its fields', () => {
    const { now, told } = present({ body: [{ quote: { words: 'A' }, _metadata: { uid: 'x' } }] })
    expect(now).toEqual({ body: [{ saying: { words: 'A' }, _metadata: { uid: 'x' } }] })
    expect(told).toEqual([
      `body[0].quote is deprecated since 0.3.0 and gone in 0.4.0: "saying" takes its place. ${UPGRADE}`,
    ])
  })

  it('stays where that has not all of them, and is named', () => {
    const wire = { body: [{ quote: { words: 'A', kept: 'B' } }] }
    const { now, told } = present(wire)
    expect(now).toBe(wire)
    expect(told).toEqual([
      'body[0].quote is deprecated since 0.3.0 and gone in 0.4.0: "saying" takes its place. Write what it has in the other one.',
    ])
  })
})

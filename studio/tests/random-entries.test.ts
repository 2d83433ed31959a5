import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editJson } from '#engine/host.ts'
import type { TypeForm, WireObject } from '../client/api/contract.ts'
import { differences } from '../client/model/compare/difference.ts'
import { applyEdit } from '../client/model/edit.ts'
import { pathText, readPath, valueAt } from '../client/model/path.ts'
import type { EntrySchema } from '../client/model/schema.ts'
import { blocks } from '../client/testing/demo-entries.ts'
import { filling, forms, openFilledSite } from './filled-site.ts'
import { type FieldValue, putBack, valuesIn } from './form-values.ts'
import { filledField, filledForms, saysSomething } from './random-values.ts'

const RUNS = 20

let site: Awaited<ReturnType<typeof openFilledSite>>
beforeAll(async () => {
  site = await openFilledSite()
})
afterAll(() => site?.close())

/** As different hands write files. */
const spaces = fc.constantFrom(2, '\t', 0)
let pages = 0
let changes = 0
let entries = 0

describe('an entry that is filled in at random, as its form says', () => {
  it.each(forms.map((form) => [form.name, form] as const))(
    '%s has no errors, is shown, and is written as it was read',
    async (type, form) => {
      const uid = `${type}_filled`
      const schema = { fields: form.fields, blocks }
      const own = fc.tuple(filledForms(form, filling), spaces, fc.nat())
      await fc.assert(
        fc.asyncProperty(own, async ([fields, space, seed]) => {
          const value: WireObject = { uid, _content_type_uid: type, ...fields, unheard_of: 1.5 }
          entries++
          await expectShown(form, uid, value)
          expectKept(schema, value, JSON.stringify(value, null, space), seed)
        }),
        { numRuns: RUNS, endOnFailure: true },
      )
      site.candidates.drop(uid)
    },
  )

  it('was looked at for every type, most of them on pages of their own', () => {
    expect(entries).toBeGreaterThanOrEqual(forms.length * RUNS)
    expect(pages).toBeGreaterThan(entries / 3)
    expect(changes).toBeGreaterThan(entries / 2)
  })
})

/** Shown all the same, and told to those who run the site. */
const MIXED = 'MediaLayout items cannot contain mixed media types'

/** Nothing is wrong with it, and the page that shows it is whole. */
async function expectShown(form: TypeForm, uid: string, value: WireObject): Promise<void> {
  const { isShown, problems, path, reason } = await site.candidates.put(form.name, uid, JSON.stringify(value))
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ field, reason }) => [field, reason, valueAt(value, readPath(field))])).toEqual([])
  expect(isShown).toBe(true)
  if (path === null) {
    expect(form.hasPage && reason === null).toBe(false)
    return
  }
  const said = site.log.lines.length
  const { status, body } = await site.page(path)
  const failed = site.log.lines.slice(said).filter(({ level, message }) => level === 'error' && message !== MIXED)
  expect(failed.map(({ message, facts }) => [message, facts])).toEqual([])
  expect([path, status]).toEqual([path, 200])
  expect(String(body).match(/class="problem"[^>]*>.{0,300}/g) ?? []).toEqual([])
  pages++
}

/** What is read and put back is the same text; what is changed is changed alone. */
function expectKept(schema: EntrySchema, value: WireObject, text: string, seed: number): void {
  const values = valuesIn(schema, value)
  const back = values.reduce<WireObject>(
    (now, one) => applyEdit(now, { kind: 'set', at: one.path, value: putBack(one) }, schema),
    value,
  )
  expect(JSON.stringify(back)).toBe(JSON.stringify(value))
  expect(editJson(text, back)).toBe(text)
  const single = values.filter(
    ({ field, value }) => !['group', 'list', 'blocks'].includes(field.kind) && saysSomething(value),
  )
  const one = single[seed % Math.max(1, single.length)]
  if (one) expectChangedAlone(schema, value, text, one, seed)
}

function expectChangedAlone(schema: EntrySchema, value: WireObject, text: string, one: FieldValue, seed: number): void {
  const next = fc
    .sample(filledField(one.field, filling), { numRuns: 10, seed })
    .find((other) => saysSomething(other) && JSON.stringify(other) !== JSON.stringify(one.value))
  // Of some there is one value alone.
  if (next === undefined) return
  changes++
  const at = pathText(one.path)
  const changed = applyEdit(value, { kind: 'set', at: one.path, value: next }, schema)
  const told = differences(schema, value, changed).map(({ path }) => path[0])
  expect([at, [...new Set(told)]]).toEqual([at, [one.path[0]]])
  const back = applyEdit(changed, { kind: 'set', at: one.path, value: one.value }, schema)
  expect(JSON.stringify(back)).toBe(JSON.stringify(value))
  const written = editJson(text, changed)
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(changed)))
  const undone = editJson(written, value)
  expect(undone).toBe(text)
}

import { describe, expect, it } from 'vitest'
import { type Field, type Fields, spellingOf, wireNameOf } from '#engine/host.ts'
import { demoDefinition } from '../tests/demo-definition.ts'
import { fieldForms } from './field-form.ts'
import { blockForms, type FormField, typeForm, typeForms } from './index.ts'

const site = demoDefinition()
const forms = typeForms(site)
const blocks = blockForms(site)

/** What a form has to say of a field, however deep. */
function expectForm(form: FormField | undefined, field: Field, name: string, isNeeded = field.required): void {
  expect([name, form?.kind]).toEqual([name, field.kind])
  expect(form).toMatchObject({ label: field.label, required: isNeeded })
  if (form?.kind === 'enum' || form?.kind === 'color') {
    expect(form.choices?.map(({ value }) => value)).toEqual((field as { values: readonly string[] }).values)
    expect(form.choices?.every(({ label }) => label.length > 0)).toBe(true)
  }
  if (field.kind === 'group') expectForms(form?.fields ?? [], field.fields, name, field.keys)
  if (field.kind === 'list') expectForm(form?.of, field.of, `${name}[]`)
  if (field.kind === 'reference') expect(form?.to?.join()).toBe(field.to.join().replaceAll('{brand}', site.brand))
  if (field.kind === 'blocks') expect(form?.isTopLevel).toBe(field.isTopLevel ?? false)
}

/** Every field is there once, under the name that its file and its model have. */
function expectForms(shown: readonly FormField[], fields: Fields, owner: string, keys = 0): void {
  expect([owner, shown.map(({ model }) => model)]).toEqual([owner, Object.keys(fields)])
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)
  for (const [name, field] of Object.entries(fields)) {
    const form = shown.find(({ model }) => model === name)
    expect([owner, form?.name]).toEqual([owner, wireNameOf(name, field)])
    expect(spellingOf(fields, form?.name ?? '')?.field).toBe(field)
    // Of a group that needs so many keys all are needed.
    expectForm(form, field, `${owner}.${name}`, field.required || keys >= shown.length)
  }
}

describe('the form of a content type', () => {
  it('is there for every installed one', () => {
    expect(forms.map(({ name }) => name).sort()).toEqual([...site.contentTypes.keys()].sort())
    expect(forms.length).toBeGreaterThan(100)
  })

  it.each([...site.contentTypes])('has every field of %s once, under its names and with its kind', (name, type) => {
    const form = forms.find((other) => other.name === name)
    const own = form?.fields.filter(({ model }) => model in type.fields) ?? []
    const ordered = Object.keys(type.fields).flatMap((model) => own.find((field) => field.model === model) ?? [])
    expectForms(ordered, type.fields, name)
    const ofAll = form?.fields.filter(({ model }) => !(model in type.fields)).map(({ model }) => model)
    expect(['title', 'url'].filter((field) => !(field in type.fields))).toEqual(ofAll)
  })

  it('names what every file has beside its fields, so that nothing of it is taken for unknown', () => {
    const kept = ['uid', '_content_type_uid', 'created_at', 'updated_at', '_version', 'publish_details']
    for (const { name, fields, system } of forms) {
      const known = [...fields.map((field) => field.name), ...system]
      expect([name, kept.filter((key) => !known.includes(key))]).toEqual([name, []])
      expect([name, new Set(known).size]).toEqual([name, known.length])
    }
  })

  it('says of every group to which a field belongs where it comes', () => {
    for (const { groups, fields } of forms)
      expect(fields.flatMap(({ group }) => group ?? []).filter((group) => !groups.includes(group))).toEqual([])
  })

  it('is none for a type that is not installed', () => {
    expect(typeForm('unheard_of', site)).toBeUndefined()
  })
})

describe('the form of a block', () => {
  const inContent = [...site.blocks.values()].filter(({ definition }) => definition.wire)

  it('is there for each that content may have, and for no other', () => {
    expect(blocks.map(({ wire }) => wire)).toEqual(inContent.map(({ definition }) => definition.wire).sort())
    expect(blocks.length).toBeGreaterThan(25)
  })

  it.each(inContent)('has every field once: $definition.type', ({ definition, fields }) => {
    const form = blocks.find(({ wire }) => wire === definition.wire)
    expectForms(form?.fields ?? [], fields, definition.type)
    expect(form).toMatchObject({ label: definition.label, placement: definition.placement })
  })

  it('has examples as they are in a file: one key, with fields that the form has', () => {
    for (const { wire, fields, examples } of blocks) {
      const keys = examples.map((example) => Object.keys(example))
      expect([wire, keys]).toEqual([wire, keys.map(() => [wire])])
      const used = examples.flatMap((example) => Object.keys((example as Record<string, object>)[wire] ?? {}))
      expect([wire, used.filter((key) => !fields.some(({ name }) => name === key))]).toEqual([wire, []])
    }
  })
})

it('a form has no field that is deprecated where another has its values', () => {
  const text = (deprecated?: Field['deprecated']): Field => ({
    kind: 'text',
    required: false,
    aliases: [],
    label: 'A',
    deprecated,
  })
  const since = '0.3.0'
  const fields = { old: text({ since, use: 'now' }), now: text(), gone: text({ since }) }
  expect(fieldForms(fields, String).map(({ name, deprecated }) => [name, deprecated])).toEqual([
    ['now', undefined],
    ['gone', true],
  ])
})

it('forms are plain data: they pass through JSON unchanged', () => {
  const whole = { forms, blocks }
  expect(JSON.parse(JSON.stringify(whole))).toEqual(whole)
})

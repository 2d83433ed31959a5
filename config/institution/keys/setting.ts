import { defined, isDate } from 'atrium'
import { z } from 'zod'
import type { InstalledSetting } from '#engine/assemble/installed-settings.ts'
import type { Field } from '#engine/host.ts'
import { scalarSchema } from '#engine/schema/wire-schema.ts'
import { list, matching, object, text } from './kinds.ts'

/** Makes the shape of the settings of areas as `institution.json` has them: `menuLinks.news` is a key in a group. */
export function settingShape(settings: readonly InstalledSetting[]): z.ZodRawShape {
  const names = [...new Set(settings.map(({ path: [first = ''] }) => first))]
  return Object.fromEntries(
    names.map((name) => {
      const here = settings.filter(({ path: [first] }) => first === name)
      const whole = here.find(({ path }) => path.length === 1)
      return [name, whole ? settingForm(whole) : object(settingShape(here.map(below))).prefault({})]
    }),
  )
}

const below = (setting: InstalledSetting): InstalledSetting => ({ ...setting, path: setting.path.slice(1) })

/** Makes the check of a setting, with what its area says of it. */
function settingForm({ field, type, standard }: InstalledSetting): z.ZodType {
  if (!field) return type
  return described(field, standard === undefined ? optional(field, formOf(field)) : formOf(field).default(standard))
}

const described = ({ label, help, example }: Field, form: z.ZodType): z.ZodType =>
  form.meta(defined({ title: label, description: help, examples: example === undefined ? undefined : [example] }))

const optional = ({ required }: Field, form: z.ZodType): z.ZodType => (required ? form : form.optional())

function withinGroup(field: Field): z.ZodType {
  const form = formOf(field)
  if (field.kind === 'list' && !field.required) return described(field, form.default([]))
  return described(field, field.kind === 'bool' ? form.default(false) : optional(field, form))
}

function formOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'group':
      return object(Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, withinGroup(inner)])))
    case 'list':
      return field.required ? list(formOf(field.of)).min(1, 'Write a list of one or more.') : list(formOf(field.of))
    case 'map':
      return z.record(z.string(), list(text), 'Write an object of lists.')
    case 'enum':
    case 'color':
      return z.enum(field.values as [string, ...string[]], `Write one of ${field.values.join(', ')}.`)
    case 'bool':
      return z.boolean('Write true or false.')
    case 'int':
      return bounded(z.int('Write a whole number without quotes.'), field)
    case 'number':
      return bounded(z.number('Write a number without quotes.'), field)
    case 'date':
    case 'datetime':
      return matching(isDate, remedyOf(field))
    default: {
      const { pattern } = scalarSchema(field) as { pattern?: string }
      return pattern === undefined ? text : text.regex(new RegExp(pattern, 'u'), remedyOf(field))
    }
  }
}

function bounded(form: z.ZodNumber, { min, max }: Field): z.ZodType {
  const from = min === undefined ? form : form.min(min, `Write a number from ${min}.`)
  return max === undefined ? from : from.max(max, `Write a number up to ${max}.`)
}

/** Says what to write, by the field's example or its kind. */
function remedyOf(field: Field): string {
  const { description } = scalarSchema(field) as { description?: string }
  if (field.example !== undefined) return `Write a value like ${JSON.stringify(field.example)}.`
  return description ? `Write a value of this form: ${description}.` : 'Correct its form.'
}

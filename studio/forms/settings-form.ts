import { defined } from 'atrium'
import { type installedSettings, labelOf } from '#engine/host.ts'
import { institutionJsonSchema, type JsonSchema } from '../../config/institution/json-schema.ts'
import { OWN_PARTS } from '../../config/institution/schema.ts'
import { fieldForms } from './field-form.ts'
import type { FormField } from './form.ts'
import { plainHelp, schemaField } from './schema-field.ts'

type InstalledSetting = ReturnType<typeof installedSettings>['settings'][number]

/** The form of `institution.json`. */
export interface SettingsForm {
  fields: readonly FormField[]
  /** Names of its parts: those of any institution, then one for each area. */
  groups: readonly string[]
}

/** Part of keys that several areas share, like `menuLinks`. */
const SHARED = 'Several areas'

/** The form of the keys of any institution, and of those that the installed areas read, by area. */
export function settingsForm(settings: readonly InstalledSetting[]): SettingsForm {
  const { properties = {}, required = [] } = institutionJsonSchema(settings)
  const parts = Object.entries(OWN_PARTS)
  const fields = Object.entries(properties).map(([key, schema]): FormField => {
    const own = parts.find(([, keys]) => key in keys)
    const group = own?.[0] ?? areaOf(settings.filter(({ path }) => path[0] === key))
    return { ...fieldAt([key], schema, required.includes(key), settings), group }
  })
  const areas = [...new Set(fields.map(({ group }) => group as string))].filter((name) => !(name in OWN_PARTS))
  const groups = [
    ...Object.keys(OWN_PARTS),
    ...areas.sort((a, b) => Number(a === SHARED) - Number(b === SHARED) || (a < b ? -1 : 1)),
  ]
  return { fields: groups.flatMap((name) => fields.filter(({ group }) => group === name)), groups }
}

const areaOf = (settings: readonly InstalledSetting[]): string => {
  const areas = new Set(settings.map(({ plugin }) => plugin))
  return areas.size === 1 ? labelOf([...areas].join()) : SHARED
}

/** A setting has the form of its field; an object around several settings has one for each. */
function fieldAt(
  path: readonly string[],
  schema: JsonSchema,
  required: boolean,
  settings: readonly InstalledSetting[],
): FormField {
  const key = path.at(-1) as string
  const within = settings.filter((setting) => path.every((part, at) => setting.path[at] === part))
  const [whole] = within.filter((setting) => setting.path.length === path.length)
  const { field, standard } = whole ?? {}
  if (field) {
    const [form] = fieldForms(
      { [key]: field },
      (name) => name,
      (name) => name,
    ) as [FormField]
    const control = field.kind === 'bool' && standard === true ? 'yes-no' : form.control
    const label = path.length > 1 ? labelOf(key) : form.label
    const help = form.help && plainHelp(form.help)
    return defined({ ...form, label, help, group: undefined, control }) as FormField
  }
  if (whole || within.length === 0) return schemaField(key, schema, required)
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    fieldAt([...path, name], inner, false, settings),
  )
  return { ...schemaField(key, schema, required), kind: 'group', fields }
}

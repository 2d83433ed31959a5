import { defined } from 'atrium'
import { z } from 'zod'
import type { InstalledSetting } from '#engine/assemble/installed-settings.ts'
import { institutionSchema } from './schema.ts'

/** A JSON Schema, as far as it is read here. */
export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  type?: string | string[]
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
}

/** The keys of `institution.json` where areas with these settings are installed, as JSON Schema 2020-12. */
export const institutionJsonSchema = (settings: readonly InstalledSetting[]): JsonSchema =>
  z.toJSONSchema(institutionSchema(settings), { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema

/** The same for editors: the file may name its schema, `null` is "not given", and `SITE_URL` may take the place of an address. */
export function editorSchema(settings: readonly InstalledSetting[]): JsonSchema {
  const { properties = {}, required = [], ...schema } = nullable(institutionJsonSchema(settings))
  return {
    ...schema,
    title: 'Institution',
    properties: { $schema: { type: 'string' }, ...properties },
    required: required.filter((key) => key !== 'siteUrl'),
  }
}

/** Keys that are not required may be `null`. */
function nullable(schema: JsonSchema): JsonSchema {
  const { properties, required = [], items, anyOf } = schema
  const parts = Object.entries(properties ?? {}).map(([key, value]) => [
    key,
    required.includes(key) ? nullable(value) : orNull(nullable(value)),
  ])
  return defined({
    ...schema,
    items: items && nullable(items),
    anyOf: anyOf?.map(nullable),
    properties: properties && Object.fromEntries(parts),
  })
}

const orNull = ({ title, description, examples, default: standard, ...schema }: JsonSchema): JsonSchema =>
  defined({ title, description, examples, default: standard, anyOf: [schema, { type: 'null' }] })

import { join } from 'node:path'
import { isRecord } from 'atrium'
import type { Problem } from '#engine/host.ts'
import type { ContentTypeSchema, SchemaField } from '../../catalogue/engine-types.ts'
import { isShown, namesOf } from './listing.ts'
import { readSideFile, SideFileError, type SideFiles } from './side-files.ts'

/** The schemas as they are stored, by content type. */
export function readSchemas(contentDir: string, files: SideFiles, reports: Problem[]): Map<string, string> {
  const schemas = new Map<string, string>()
  for (const name of schemaFiles(contentDir)) {
    const type = name.slice(0, -'.json'.length)
    const schema = readSideFile(files, `schemas/${name}`, reports, (body) => textOf(type, body))
    if (schema) schemas.set(type, schema)
  }
  return schemas
}

/** Names of the files of schemas. */
export const schemaFiles = (contentDir: string): string[] =>
  namesOf(join(contentDir, 'schemas')).filter((name) => isShown(name) && name.endsWith('.json'))

/** @throws for what is no schema, or one that is nested beyond all measure */
function textOf(type: string, body: Record<string, unknown>): string {
  if (!Array.isArray(body.schema))
    throw new SideFileError('is not a list of fields', { field: 'schema', remedy: 'Export the content type again.' })
  return JSON.stringify(schemaOf(type, body))
}

const schemaOf = (uid: string, { title, schema }: Record<string, unknown>): ContentTypeSchema => ({
  uid,
  title: String(title ?? uid),
  fields: fieldsOf(schema),
})

const DATA_TYPES = new Set(['text', 'number', 'boolean', 'isodate', 'link', 'reference', 'group', 'blocks'])

const fieldsOf = (fields: unknown): SchemaField[] =>
  (Array.isArray(fields) ? fields : []).filter(isRecord).map((field) => {
    const choices = isRecord(field.enum) && Array.isArray(field.enum.choices) ? field.enum.choices : undefined
    return {
      uid: String(field.uid),
      displayName: String(field.display_name ?? field.uid),
      dataType: (DATA_TYPES.has(String(field.data_type)) ? field.data_type : 'text') as SchemaField['dataType'],
      multiple: field.multiple === true,
      mandatory: field.mandatory === true,
      ...(choices && { choices: choices.map((choice) => String(isRecord(choice) ? choice.value : choice)) }),
      referenceTo: Array.isArray(field.reference_to) ? field.reference_to.map(String) : undefined,
      fields: Array.isArray(field.schema) ? fieldsOf(field.schema) : undefined,
    }
  })

import { type Field, type Fields, toWireName, wireNameOf } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentTypeSchema, SchemaField } from '../catalogue/engine-types.ts'
import { jsonOf, texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'

/** The schema of a content type: as the content service exports it, else as the installed type declares it. */
export function schemaOf(db: Database, catalogue: Catalogue, name: string): ContentTypeSchema | null {
  const stored = db.value<string>(`SELECT ${texts('body')} FROM schema WHERE content_type = ?`, name)
  if (stored !== undefined) return jsonOf<ContentTypeSchema>(stored)
  const type = catalogue.types.get(name)
  return type ? { uid: name, title: type.definition.label, fields: fieldsOf(type.fields, catalogue.fill) } : null
}

const fieldsOf = (fields: Fields, fill: (name: string) => string): SchemaField[] =>
  Object.entries(fields).map(([name, field]) => schemaField(name, wireNameOf(name, field), field, fill))

function schemaField(name: string, uid: string, field: Field, fill: (name: string) => string): SchemaField {
  const of = field.kind === 'list' ? field.of : field
  return {
    uid,
    displayName: words(name),
    dataType: TYPES[of.kind] ?? 'text',
    multiple: field.kind === 'list' || field.kind === 'blocks',
    mandatory: field.required,
    choices: of.kind === 'enum' || of.kind === 'color' ? [...of.values] : undefined,
    referenceTo: of.kind === 'reference' ? of.to.map(fill) : undefined,
    fields: of.kind === 'group' ? fieldsOf(of.fields, fill) : undefined,
  }
}

const TYPES: Partial<Record<Field['kind'], SchemaField['dataType']>> = {
  int: 'number',
  number: 'number',
  bool: 'boolean',
  date: 'isodate',
  datetime: 'isodate',
  url: 'link',
  reference: 'reference',
  group: 'group',
  map: 'group',
  blocks: 'blocks',
}

const words = (name: string) =>
  toWireName(name)
    .replaceAll('_', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())

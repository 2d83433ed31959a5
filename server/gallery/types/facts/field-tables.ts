import { envelope, type InstalledPage, type SiteDefinition } from '#engine/host.ts'
import { type FieldRow, fieldRows } from '../../facts/field-rows.ts'

/** Fields of a type that belong together. */
export interface FieldGroup {
  id: string
  title: string
  rows: FieldRow[]
}

/** The fields of a type's entries: its own, those that all pages share, and those of every entry. */
export function fieldTables(name: string, { contentTypes, pages, brand }: SiteDefinition): FieldGroup[] {
  const { shape } = contentTypes.get(name)?.definition.schema ?? envelope
  const others = [...pages.values()].filter(({ type }) => type !== name)
  const isShared = (field: string) => others.some((page) => shapeOf(page)[field] === shape[field])
  const own = pick(shape, (field) => !isShared(field))
  const shared = pick(shape, isShared)
  const rest = pick(envelope.shape, (field) => !(field in shape))
  const rowsOf = (fields: object) =>
    fieldRows({ shape: fields }, { wire: true, fill: (text) => text.replaceAll('{brand}', brand) })
  return [
    { id: 'own-fields', title: 'Fields of its own', rows: rowsOf(own) },
    { id: 'page-fields', title: 'Fields of every page', rows: rowsOf(shared) },
    { id: 'entry-fields', title: 'Fields of every entry', rows: rowsOf(rest) },
  ].filter(({ rows }) => rows.length > 0)
}

const shapeOf = ({ definition }: InstalledPage): Record<string, unknown> => definition.contentType.schema.shape

const pick = (shape: object, isWanted: (field: string) => boolean): object =>
  Object.fromEntries(Object.entries(shape).filter(([field]) => isWanted(field)))

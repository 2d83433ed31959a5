import { editJson, type FieldProblem, migrateWire, type Problem } from '#engine/host.ts'
import { type ContentSite, createCatalogue } from './catalogue/catalogue.ts'
import { entryValue, readText } from './source/entry-text.ts'
import { filePath, uidOf } from './source/files/file-names.ts'
import type { Source } from './source/source.ts'

/** A file with something that is written for an earlier schema. */
export interface Migrated {
  path: string
  uid: string
  /** As it was. */
  text: string
  /** Where they are, or why they are not migrated. */
  problems: Problem[]
  /** False: somebody else has written it meanwhile, or it cannot be written. */
  isWritten: boolean
}

interface MigrateOptions {
  source: Source
  site: ContentSite
  /** Absent: nothing is written. */
  by?: string | undefined
}

/**
 * Brings all entries, drafts too, to the present form of their schemas. Each file is written by itself, and nothing of it
 * changes but what is of an earlier form.
 */
export async function migrateContent({ source, site, by }: MigrateOptions): Promise<Migrated[]> {
  const { types, wireBlocks: blocks } = createCatalogue(site)
  const migrated: Migrated[] = []
  for (const path of await source.list()) {
    const [, folder = '', name = ''] = path.split('/')
    const fields = types.get(folder)?.fields
    // What cannot be read is named by the content check.
    const text = fields && source.read && (await readText({ read: source.read }, path).catch(() => undefined))
    const value = text && entryValue(text.body)
    if (!fields || !text || !value) continue
    const issues: FieldProblem[] = []
    const present = migrateWire(fields, value, '', { blocks, issues })
    if (issues.length === 0) continue
    const file = { folder, name }
    const isChanged = by !== undefined && present !== value && source.write !== undefined
    const expected = new Map([[path, text.hash]])
    const isWritten = isChanged
      ? ((await source.write?.(new Map([[path, editJson(text.body, present)]]), { expected, by })) ?? false)
      : false
    migrated.push({
      path,
      uid: uidOf(file),
      text: text.body,
      isWritten,
      problems: issues.map((one) => ({ file: filePath(file), ...one })),
    })
  }
  return migrated
}

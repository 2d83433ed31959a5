import type { SiteDefinition } from '../../assemble/site-definition.ts'
import { isRecord } from '../../base/json/is-record.ts'
import { visitFields } from '../../schema/visit.ts'
import { isWire, type ModelEntry, type WrittenEntry } from './written.ts'

/**
 * Puts stubs in the place of references that a test has written out, so that they are loaded like any other.
 *
 * @returns all entries: those given, and those that stood within them
 */
export function liftReferences(written: readonly WrittenEntry[], site: SiteDefinition): WrittenEntry[] {
  const lifted: WrittenEntry[] = []
  const lift = (entry: WrittenEntry): void => {
    if (isWire(entry)) {
      lifted.push(entry)
      return
    }
    const copy = structuredClone(entry)
    lifted.push(copy)
    const fields = site.contentTypes.get(entry.contentType)?.fields ?? {}
    const found: { path: readonly (string | number)[]; value: ModelEntry }[] = []
    visitFields(fields, copy, site.blocks, (value, field, path) => {
      if (field.kind !== 'reference' || !isRecord(value)) return
      const [contentType = 'card'] = field.to
      const { uid = `${contentType}-of-${copy.uid}-${path.join('-')}` } = value
      const named = { contentType: contentType.replaceAll('{brand}', site.brand), ...value, uid }
      if (Object.keys(named).length > 2) found.push({ path, value: named as ModelEntry })
    })
    for (const { path, value } of found) {
      put(copy, path, { uid: value.uid, contentType: value.contentType })
      lift(value)
    }
  }
  written.forEach(lift)
  return lifted
}

/** The content types of all entries in model fields, and of what is written out in them. */
export function typeNamesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { contentType } = value as { contentType?: unknown }
  const inner = Object.values(value).flatMap(typeNamesIn)
  return typeof contentType === 'string' ? [contentType, ...inner] : inner
}

function put(whole: object, path: readonly (string | number)[], value: object): void {
  const holder = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>(
      (inner, key) => inner[key] as Record<string | number, unknown>,
      whole as Record<string | number, unknown>,
    )
  holder[path.at(-1) as string | number] = value
}

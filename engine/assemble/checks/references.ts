import { type Problem, problemOf } from '../../base/problem.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import type { Declared } from '../site-definition.ts'

/** A reference to a type that no installed plugin provides is worth a warning: it resolves to nothing. */
export function checkReferences(site: Declared): Problem[] {
  const missing = new Map<string, { file: string; owners: Set<string> }>()
  const visit = (fields: Fields, owner: string, file: string) => {
    for (const field of Object.values(fields)) visitField(field, owner, file)
  }
  const visitField = (field: Field, owner: string, file: string): void => {
    if (field.kind === 'list') visitField(field.of, owner, file)
    else if (field.kind === 'group') visit(field.fields, owner, file)
    else if (field.kind === 'reference')
      for (const name of field.to.map(site.fill)) {
        if (site.contentTypes.has(name)) continue
        const entry = missing.get(name) ?? { file, owners: new Set() }
        missing.set(name, entry)
        entry.owners.add(owner)
      }
  }
  for (const [name, { fields, file }] of site.contentTypes) visit(fields, name, file)
  for (const [type, { fields, file }] of site.blocks) visit(fields, type, file)
  return [...missing].map(([name, { file, owners }]) =>
    problemOf(
      file,
      `No installed plugin provides the content type "${name}", which ${[...owners].join(', ')} ${owners.size === 1 ? 'refers' : 'refer'} to`,
      'Correct the name; such references lead nowhere until an area that declares the type is installed.',
      'warning',
    ),
  )
}

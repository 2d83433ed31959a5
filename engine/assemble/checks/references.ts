import { type Problem, problemOf } from '../../base/problem.ts'
import { typeNameOf } from '../../contract/content/type-name.ts'
import { listedTypes } from '../../lists/source/listed-types.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import type { Declared } from '../site-definition.ts'

/** A reference to a type that no installed plugin provides is worth a warning: it resolves to nothing. */
export function checkReferences(site: Declared): Problem[] {
  const missing = new Map<string, { file: string; owners: Set<string> }>()
  const note = (to: string, owner: string, file: string) => {
    const name = site.fill(to)
    if (site.contentTypes.has(name)) return
    const entry = missing.get(name) ?? { file, owners: new Set() }
    missing.set(name, entry)
    entry.owners.add(owner)
  }
  const visit = (fields: Fields, owner: string, file: string) => {
    for (const field of Object.values(fields)) visitField(field, owner, file)
  }
  const visitField = (field: Field, owner: string, file: string): void => {
    if (field.kind === 'list') visitField(field.of, owner, file)
    else if (field.kind === 'group') visit(field.fields, owner, file)
    else if (field.kind === 'reference') for (const name of field.to) note(name, owner, file)
  }
  for (const [name, { fields, file }] of site.contentTypes) visit(fields, name, file)
  for (const [type, { fields, file }] of site.blocks) visit(fields, type, file)
  for (const { type, file, definition } of site.pages)
    for (const of of listedTypes(definition.list)) note(typeNameOf(of), `the list of ${type}`, file)
  return [...missing].map(([name, { file, owners }]) =>
    problemOf(
      file,
      `No installed plugin provides the content type "${name}", which ${[...owners].join(', ')} ${owners.size === 1 ? 'refers' : 'refer'} to`,
      'Correct the name; what refers to it shows nothing until an area that declares the type is installed.',
      'warning',
    ),
  )
}

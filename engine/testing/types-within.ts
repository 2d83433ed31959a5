import { z } from 'zod'
import { type TypeName, typeNameOf } from '../contract/content/type-name.ts'
import type { Page } from '../contract/page/page.ts'
import { listedTypes } from '../lists/source/listed-types.ts'
import { fieldRegistry } from '../schema/field-registry.ts'
import type { TypeValue } from '../schema/reference-types.ts'

/**
 * Content types and pages with all that they name by value: in references, and in what a page lists. What is given
 * stands in for what has the same name.
 */
export function typesWithin(types: readonly TypeValue[]): TypeValue[] {
  const given = new Set(types.map(typeNameOf))
  const found = new Set<TypeValue>()
  const add = (type: TypeValue): void => {
    if (found.has(type)) return
    found.add(type)
    if ('contentType' in type) addOfPage(type as Page)
    else addWithin(type.schema)
  }
  const addOfPage = ({ contentType, ownsType, list, feed }: Page): void => {
    addWithin(contentType.schema)
    const named = [...listedTypes(list), ...listedTypes(feed)]
    addNamed(ownsType ? named : [contentType, ...named])
  }
  const addNamed = (named: readonly unknown[]): void => {
    for (const type of named as readonly TypeName[])
      if (typeof type !== 'string' && !given.has(typeNameOf(type))) add(type)
  }
  const addWithin = (field: z.ZodType): void => {
    addNamed(fieldRegistry.get(field)?.types ?? [])
    if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) addWithin(field.unwrap() as z.ZodType)
    else if (field instanceof z.ZodArray) addWithin(field.element as z.ZodType)
    else if (field instanceof z.ZodObject) for (const inner of Object.values(field.shape)) addWithin(inner as z.ZodType)
  }
  types.forEach(add)
  return [...found]
}

import { isRecord } from 'atrium'
import type { FormField, TypeForm, WireObject } from '../../api/contract.ts'
import { isShown } from '../../model/initial.ts'
import { itemName } from '../../model/item-name.ts'
import { type Path, pathText } from '../../model/path.ts'
import { blockKey, blockOf, type EntrySchema } from '../../model/schema.ts'
import { placeOf } from '../../model/spelling.ts'

/** A place of a form that can be gone to. */
export interface FormPlace {
  path: Path
  place: string
  label: string
  /** Labels of what is around it. */
  around: string
}

/** The fields, blocks and items of an entry, as far as they are shown, with those within blocks and items. */
export function formPlaces(form: Pick<TypeForm, 'fields'>, schema: EntrySchema, value: WireObject): FormPlace[] {
  return ofFields(form.fields, value, [], [])

  function ofFields(fields: readonly FormField[], value: unknown, outer: Path, labels: readonly string[]): FormPlace[] {
    const object = isRecord(value) ? value : undefined
    return fields
      .filter((field) => isShown(field, fields, (other) => placeOf(other, object).value))
      .flatMap((field) => {
        const { keys, value: own } = placeOf(field, object)
        const path = [...outer, ...keys]
        const around = [...(labels.length === 0 && field.group ? [field.group] : []), ...labels]
        const here = { path, place: pathText(path), label: field.label, around: around.join(' › ') }
        if (field.kind === 'group') return [here, ...ofFields(field.fields ?? [], own, path, [...around, field.label])]
        return [here, ...itemsOf(field, own, path, [...around, field.label])]
      })
  }

  function itemsOf(field: FormField, value: unknown, path: Path, labels: readonly string[]): FormPlace[] {
    const isItems = field.kind === 'blocks' || (field.kind === 'list' && field.of?.kind === 'group')
    if (!isItems || !Array.isArray(value)) return []
    return value.flatMap((item: unknown, index) => {
      const key = field.kind === 'blocks' ? blockKey(item) : undefined
      const block = key === undefined ? undefined : blockOf(schema.blocks, key)
      const content = key === undefined ? item : (item as WireObject)[key]
      const fields = block?.fields ?? field.of?.fields ?? []
      const name = itemName(content, fields, block?.itemName ?? field.itemName)
      const own = [...path, index]
      const label = [block?.label ?? key, name].filter(Boolean).join(': ') || String(index + 1)
      return [
        { path: own, place: pathText(own), label, around: labels.join(' › ') },
        ...ofFields(fields, content, key === undefined ? own : [...own, key], [...labels, label]),
      ]
    })
  }
}

/** Those that are meant by what is typed, first the ones that are called so. */
export function placesFor(places: readonly FormPlace[], query: string): FormPlace[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ label, around, place }: FormPlace) => `${around} ${label} ${place}`.toLowerCase()
  const rankOf = ({ label }: FormPlace) => Number(words[0] === undefined || !label.toLowerCase().startsWith(words[0]))
  return places
    .filter((place) => words.every((word) => textOf(place).includes(word)))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

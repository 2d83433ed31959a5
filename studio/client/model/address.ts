import { titleSlug } from '../../forms/title-slug.ts'
import type { FormField, WireObject } from '../api/contract.ts'

/** The field of which the address of an entry is made. */
export const addressField = (fields: readonly FormField[]): FormField | undefined =>
  fields.find(({ control }) => control === 'address')

const textAt = (value: WireObject, key: string): string => {
  const text = value[key]
  return typeof text === 'string' ? text : ''
}

/** What an address field holds when it is made of a title; what is before its last part stays. */
export function addressOf({ model }: Pick<FormField, 'model'>, title: string, before = ''): string {
  const slug = titleSlug(title)
  const outer = before.replace(/[^/]*$/, '')
  return slug === '' ? '' : `${outer || (model === 'url' ? '/' : '')}${slug}`
}

/** Whether an address is that of a title, or one of several of it: its last part is, perhaps with a number. */
export function isMadeOf(address: string, title: string): boolean {
  const slug = titleSlug(title)
  const last = address.slice(address.lastIndexOf('/') + 1)
  return last === slug || (slug !== '' && last.startsWith(`${slug}-`) && /^\d+$/.test(last.slice(slug.length + 1)))
}

/**
 * Has the address of a new entry follow its title, as long as it is made of it.
 *
 * @param made the address that was made last: while a title is written anew it is empty for a moment
 */
export function withAddress(
  field: FormField,
  before: WireObject,
  after: WireObject,
  made: string | undefined,
): WireObject {
  const address = textAt(after, field.name)
  const title = textAt(after, 'title')
  if (before.title === after.title || address !== textAt(before, field.name)) return after
  if (address !== made && !isMadeOf(address, textAt(before, 'title'))) return after
  const next = addressOf(field, title, address)
  return next === '' || next === address ? after : { ...after, [field.name]: next }
}

/** Tells whether nobody has seen an entry yet: its address may still be any. */
export const isNew = (value: WireObject, isPublished: boolean): boolean =>
  !isPublished && value.publish_details === undefined

import { isRecord } from 'atrium'
import type { FormField } from '../../forms/form.ts'
import { isEmpty } from '../value.ts'

/** The one field that a plain value under a further spelling of a group means. */
export const onlyField = (field: FormField): FormField | undefined =>
  field.fields?.length === 1 ? field.fields[0] : undefined

/** A group as an object; a plain value under a further spelling means its only field. */
export function readGroup(
  wire: unknown,
  field: FormField,
  isFurther: boolean,
): Readonly<Record<string, unknown>> | undefined {
  if (isEmpty(wire)) return {}
  if (isRecord(wire)) return wire
  const only = isFurther && typeof wire === 'string' ? onlyField(field) : undefined
  return only ? { [only.name]: wire } : undefined
}

export const canShowGroup = (wire: unknown): boolean =>
  isEmpty(wire) || (typeof wire === 'object' && !Array.isArray(wire))

import { isRecord } from 'atrium'
import type { FormField } from '../../forms/form.ts'
import { isEmpty } from '../value.ts'

/** The items of a list; one group under a further spelling means a list of one. */
export function readList(wire: unknown, field: FormField, isFurther: boolean): readonly unknown[] | undefined {
  if (isEmpty(wire)) return []
  if (Array.isArray(wire)) return wire
  return isFurther && isRecord(wire) && field.of?.kind === 'group' ? [wire] : undefined
}

export const canShowList = (wire: unknown): boolean => isEmpty(wire) || Array.isArray(wire)

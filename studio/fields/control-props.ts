import type { ComponentType } from 'react'
import type { Path } from '../client/model/path.ts'
import type { FormField } from '../forms/form.ts'

/** Describes what the control of a field is given. */
export interface ControlProps {
  field: FormField
  /** Says what the file has. */
  value: unknown
  /** Where in the entry. */
  path: Path
  /** Of the element that takes the focus. */
  id: string
  /** Ids of help, length and problems. */
  describedBy: string | undefined
  isInvalid: boolean
  /** The value is under a further spelling, where one value may mean a list of one. */
  isFurther: boolean
  /**
   * Puts a value into the entry; undefined takes its key away.
   *
   * @param isTyping further changes of the same field at once are one step to undo
   */
  change(value: unknown, isTyping?: boolean): void
}

/** How a kind of field is shown. */
export interface FieldControl {
  Control: ComponentType<ControlProps>
  /** `line`: a label names one control. `set`: a legend names several. */
  frame: 'line' | 'set'
  /** Tells whether the field has what the control needs; absent: each has. */
  fits?(field: Pick<FormField, 'kind' | 'fields' | 'of'>): boolean
  /** Whether the control can show a value; one that it cannot is shown as it is, and stays. */
  canShow(wire: unknown): boolean
}

import { createContext, useContext } from 'react'
import type { FieldControl } from '../../fields/control-props.ts'
import type { Api } from '../api/api.ts'
import type { FormField, Ref, Site } from '../api/contract.ts'
import type { CommentDesk } from '../comments/comments.ts'
import type { EntryState } from '../entry/session/session.ts'
import type { OpenItems } from '../form/open-items.ts'
import type { ProblemStore } from '../form/problems.ts'
import type { Edit } from '../model/edit.ts'
import type { EntrySchema } from '../model/schema.ts'
import type { Store } from '../parts/store.ts'
import type { PageFacts } from '../preview/page-facts.ts'
import type { Translation } from '../translation/translation.ts'

/** Describes what every part of the form of an entry works with. */
export interface FormTools {
  /**
   * Changes the entry.
   *
   * @param typing the field that is typed in: further letters at once are one step to undo
   */
  edit(edit: Edit, typing?: string): void
  /** The entry as it is now. */
  root(): unknown
  /** How a field is shown. */
  controlOf(field: FormField): FieldControl
  schema: EntrySchema
  /** The entry as it is edited: where it is shown, whether it is published. */
  state: Store<EntryState>
  /** Holds what is known of the page that is shown. */
  facts: Store<PageFacts | undefined>
  site: Site
  api: Api
  problems: ProblemStore
  open: OpenItems
  /** What was said of fields; absent: nothing can be. */
  comments?: Pick<CommentDesk, 'state'>
  /** Shows what was said of a field, and takes more. */
  comment?(place: string): void
  /** What an entry in another language than the institution's own is beside; absent: nothing. */
  translation?: Translation | undefined
  /** Weeks by which the site moves the dates of the demo. */
  isMovedBy: number
  isReadOnly: boolean
  /** Opens another entry. */
  go(ref: Ref): void
}

const ToolsContext = createContext<FormTools | null>(null)

export const FormToolsProvider = ToolsContext.Provider

export function useTools(): FormTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('A part of a form is shown outside of a form. Put it into <FormToolsProvider>.')
  return tools
}

import type { Role } from '../api/contract.ts'
import type { Texts } from '../parts/texts.tsx'

/** The name of a role. */
export const roleText = (texts: Texts, role: Role): string =>
  ({ author: texts.roleAuthor, publisher: texts.rolePublisher, administrator: texts.roleAdministrator })[role]

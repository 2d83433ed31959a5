import { defined } from 'atrium'
import type { Role } from './roles.ts'

/** Somebody in the studio: all that is kept of them. */
export interface Person {
  /** By which whoever signs people in knows them, for good. */
  id: string
  /** By which their writes are signed: nobody else has it, whatever they call themselves. */
  name: string
  /** As they are called, like everybody may be. */
  called: string
  /** Only one that is known to be theirs. */
  email?: string
  role: Role
}

/** Somebody of whom no role is known yet. */
export type Known = Omit<Person, 'role'>

/** Whoever opens a studio of this machine, where nobody signs in. */
export const EDITOR: Person = { id: 'editor', name: 'Editor', called: 'Editor', role: 'administrator' }

/** Longest id that OpenID Connect allows. */
export const MAX_ID = 255
const MAX_NAME = 100
const MAX_EMAIL = 254

/** A name as it is shown: without characters that are not seen or turn others around. */
export const shownName = (text: unknown): string =>
  typeof text === 'string'
    ? [...text.slice(0, 4 * MAX_NAME).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')]
        .slice(0, MAX_NAME)
        .join('')
        .trim()
    : ''

/** An address of mail; undefined: it is none. */
export const emailOf = (text: unknown): string | undefined =>
  typeof text === 'string' && text.length <= MAX_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined

/** Somebody, by what was found of them. @param found.called empty: by what they are known */
export function knownAs({ id, called, email }: { id: string; called: string; email?: string | undefined }): Known {
  const by = email ?? shownName(id)
  return defined({ id, name: called && called !== by ? `${called} (${by})` : by, called: called || by, email })
}

import type { Role } from './roles.ts'

/** Somebody in the studio: all that is kept of them. */
export interface Person {
  /** By which whoever signs people in knows them, for good. */
  id: string
  name: string
  email?: string
  role: Role
}

/** Whoever opens a studio of this machine, where nobody signs in. */
export const EDITOR: Person = { id: 'editor', name: 'Editor', role: 'administrator' }

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

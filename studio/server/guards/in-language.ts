import { isSpanish } from '../../spanish.ts'
import { filled, type Said } from './api-error.ts'
import spanish from './refusals.es.ts'
import ofFiles from './refusals-of-files.es.ts'

/** How what is refused is said. */
export type Say = (said: Said) => { message: string; remedy: string }

/**
 * Says what is refused in the language of the institution, as the studio speaks: in Spanish where there are sentences for
 * it, and in English. What a writer or a check says of a file is in English.
 */
export function sayingIn(language: string): Say {
  const sentences = new Map(isSpanish(language) ? Object.entries({ ...spanish, ...ofFiles }) : [])
  const known = (text: string) => sentences.get(text) ?? text
  return ({ message, remedy, values = {} }) => {
    // A value may be words, like a role.
    const own = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? known(value) : value]),
    )
    return { message: filled(known(message), own), remedy: filled(known(remedy), own) }
  }
}

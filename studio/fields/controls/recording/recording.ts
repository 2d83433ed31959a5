import { isRecord } from 'atrium'
import type { LibraryFile } from '../../../client/api/files.ts'

/** Keys of the facts of a recording, as the media library names them. */
const [SOURCE, CAPTIONS, DURATION] = ['published_url', 'captions', 'duration'] as const

const listIn = (facts: unknown, key: string): readonly string[] => {
  const texts = isRecord(facts) ? facts[key] : undefined
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}

/** The addresses of a recording, and of its captions. */
export const addressesIn = (facts: unknown) => ({ source: listIn(facts, SOURCE)[0], captions: listIn(facts, CAPTIONS) })

/**
 * The facts of a recording with a file: captions are added, anything else takes the place of what is played.
 *
 * @param duration of what is played; undefined: nobody knows
 */
export function withFile(facts: unknown, { kind, address }: LibraryFile, duration?: string): object {
  const before = isRecord(facts) ? facts : {}
  if (kind === 'captions') {
    const there = listIn(before, CAPTIONS)
    return { ...before, [CAPTIONS]: there.includes(address) ? there : [...there, address] }
  }
  const { [DURATION]: _, ...others } = before
  const known = duration === undefined ? others : { ...before, [DURATION]: [duration] }
  return { ...known, [SOURCE]: [address, ...listIn(before, SOURCE).slice(1)] }
}

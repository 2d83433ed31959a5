import { nameIn, partOf } from '../desk/content.ts'
import type { Ref } from '../lists/rows.ts'

const ENDING = '.json'

/** How entries in one language are named by their files, and in what the studio keeps of its own: `clocks.es`. */
export interface Names {
  named(ref: Ref): Ref
  /** The uid of the entry that has a name; undefined: it is one in another language. */
  uidOf(name: string): string | undefined
  /** Names of the same entry in the other languages; none where it is in one of them itself. */
  inOthers(ref: Ref): Ref[]
}

/**
 * @param tags languages beside the institution's own
 * @param language one of them; absent: its own, in which entries are named by their uid
 */
export const namesOf = (tags: readonly string[], language?: string): Names => ({
  named: ({ type, uid }) => ({
    type,
    // A file that configures the site has no type.
    uid: language && type !== '' ? nameIn(uid + ENDING, language).slice(0, -ENDING.length) : uid,
  }),
  inOthers: (ref) => (language ? [] : tags.map((tag) => namesOf(tags, tag).named(ref))),
  uidOf(name) {
    const { own, tag } = partOf(name + ENDING, { tags })
    return tag === language ? own.slice(0, -ENDING.length) : undefined
  },
})

/** What addresses of the studio begin with where it writes a language beside the institution's own, like `/in/es`. */
export const baseOf = (language?: string): string => (language ? `/in/${language}` : '')

import type { Version } from '../store/versions.ts'

/** Saves of one person that follow each other are one version for so long, in milliseconds. */
export const JOINED_FOR = 10 * 60_000
/** Another process that has seen a text before its writer noted it noted it as that of others at most so long ago. */
const CLAIMED_FOR = 60_000

/** A write as it is noted. */
export type Noted = Pick<Version, 'at' | 'person' | 'what' | 'note' | 'hash'>

/** Says what becomes of a write in the history: a version of its own, a part of the last, or nothing. */
export type Noting = 'add' | 'join' | 'claim' | 'nothing'

/** A write that is noted late, as after an outage: somebody has found its text since, and has written on. */
export const foundLater = (known: readonly Version[], next: Noted): Version | undefined =>
  known.find((one) => isFound(one, next) && one.at > next.at)

/** Whether a version is the text of a write, found on disk. */
const isFound = (one: Version, next: Noted): boolean => one.what === 'disk' && isWrite(next) && one.hash === next.hash

/** Whether somebody wrote it in a studio. */
export const isWrite = <One extends Pick<Version, 'what'>>(
  one: One,
): one is One & { what: Exclude<Version['what'], 'disk' | 'due'> } => one.what !== 'disk' && one.what !== 'due'

/** Decides that of a write after the last version of its entry. */
export function notingOf(last: Version | undefined, next: Noted): Noting {
  if (!last) return 'add'
  if (isFound(last, next) && next.at - last.at < CLAIMED_FOR) return 'claim'
  if (!isWrite(next)) return last.hash === next.hash ? 'nothing' : 'add'
  const isSave = (one: Pick<Version, 'what' | 'note'>) => ['saved', 'created'].includes(one.what) && one.note === null
  const goesOn = isSave(last) && isSave(next) && last.person === next.person
  return goesOn && next.at >= last.at && next.at - last.began < JOINED_FOR ? 'join' : 'add'
}

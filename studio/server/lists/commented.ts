import type { Desk } from '../desk/desk.ts'

/** Entries with open comments in all languages, those that were spoken of last. */
const MAX_COMMENTED = 1000

/** Uids of entries with open comments in the language of a desk, those that were spoken of last first. */
export const commentedIn = async ({ store, uidOf }: Pick<Desk, 'store' | 'uidOf'>): Promise<string[]> =>
  (await store.comments.openOnes(MAX_COMMENTED)).flatMap((name) => uidOf(name) ?? [])

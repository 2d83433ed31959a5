import type { Desk } from '../desk/desk.ts'

/** Uids of entries with open comments in the language of a desk, those that were spoken of last first. */
export const commentedIn = async ({ store, uidOf }: Pick<Desk, 'store' | 'uidOf'>, limit: number): Promise<string[]> =>
  (await store.comments.openOnes(limit)).flatMap((name) => uidOf(name) ?? [])

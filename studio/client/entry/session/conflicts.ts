import type { WireObject } from '../../api/contract.ts'
import type { Session } from './session.ts'

interface Choice {
  /** What somebody else saved, and the hash of its text. */
  theirs: WireObject
  hash: string
  /** Both put together. */
  value: WireObject
}

/** Puts together what was chosen of both: one step, which can be undone, and which is saved over what was seen of theirs. */
export function settle(session: Session, { theirs, hash, value }: Choice): void {
  session.state.set(({ conflict: _, ...before }) => ({ ...before, stored: theirs, hash, saving: 'waiting' }))
  session.replace(value)
}

/** An entry that somebody else has deleted is to be there again, as a draft. */
export const makeAgain = ({ state }: Session): void =>
  state.set(({ conflict: _, ...before }) => ({
    ...before,
    ...{ stored: {}, hash: undefined, published: undefined, hasDraft: false, saving: 'waiting' },
  }))

/** What could not be read may have been mended. */
export const lookAgain = ({ state }: Session): void => state.set((before) => ({ ...before, saving: 'waiting' }))

import type { Api } from '../api/api.ts'
import type { Thread } from '../api/together.ts'
import type { Session } from '../entry/session/session.ts'
import type { Opening } from '../here/here.ts'
import type { Store } from '../parts/store.ts'

/** What was said of an entry, each where its field is now. */
export interface Comments {
  threads: readonly Thread[]
  /** Places of threads in the entry as it is edited, by thread; one that is missing is gone. */
  places: ReadonlyMap<number, string>
  /** How many threads are open at each place. */
  open: ReadonlyMap<string, number>
}

/** What can be done with the comments of an entry that is open. */
export interface CommentActs {
  /** Says something of the place that is the target. */
  say(words: string): Promise<void>
  answer(thread: number, words: string): Promise<void>
  resolve(thread: number, isResolved: boolean): Promise<void>
  remove(id: number): Promise<void>
  stop(): void
}

/** The comments of an entry that is open. */
export interface CommentDesk {
  state: Store<Comments>
  /** The place that is written about next; empty: the whole entry. */
  target: Store<string>
  acts: Promise<CommentActs>
  stop(): void
}

export interface CommentOptions {
  session: Session
  opening: Opening
  api: Pick<Api, 'comments' | 'comment' | 'resolve' | 'deleteComment' | 'moveThreads'>
}

export const isOpen = ({ resolvedBy }: Thread): boolean => resolvedBy === undefined

import { createStore } from '../parts/store.ts'
import type { CommentDesk, CommentOptions, Comments } from './comments.ts'

/** Opens the comments of an entry. What follows them is a script of its own: the form is there before it. */
export function openComments(options: CommentOptions): CommentDesk {
  const state = createStore<Comments>({ threads: [], places: new Map(), open: new Map() })
  const target = createStore('')
  const acts = import('./follow-comments.ts').then(({ followComments }) =>
    followComments({ ...options, state, target }),
  )
  return {
    ...{ state, target, acts },
    // One that cannot be loaded is told to whoever does something with it.
    stop: () => void acts.then((own) => own.stop()).catch(() => undefined),
  }
}

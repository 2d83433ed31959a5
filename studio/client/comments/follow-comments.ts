import type { Thread } from '../api/together.ts'
import { isLocked, presentOf } from '../entry/session/session.ts'
import { readPath } from '../model/path.ts'
import { anchorOf, placeNow } from './anchor.ts'
import { type CommentActs, type CommentDesk, type CommentOptions, isOpen } from './comments.ts'

type FollowOptions = CommentOptions & Pick<CommentDesk, 'state' | 'target'>

/** Follows the comments of an entry: when others say something, and when items are moved while it is edited. */
export function followComments({ session, opening, api, state, target }: FollowOptions): CommentActs {
  const { ref, state: entry, schema } = session
  let isOver = false
  /** Numbers of what was asked last, and of the newest answer: one that comes late says nothing. */
  let [asked, answered] = [0, 0]
  let revision: string | undefined
  let [seen, hash] = [presentOf(entry.get()), entry.get().hash]

  function show(threads: readonly Thread[]): void {
    if (isOver) return
    const root = presentOf(entry.get())
    const places = new Map<number, string>()
    const open = new Map<string, number>()
    for (const thread of threads) {
      const place = placeNow(thread.place, thread.anchor, root)
      if (place === undefined) continue
      places.set(thread.id, place)
      if (isOpen(thread)) open.set(place, (open.get(place) ?? 0) + 1)
    }
    state.set({ threads, places, open })
  }

  async function load(): Promise<void> {
    const now = opening.facts.get()?.comments
    if (now === undefined || now === revision) return
    revision = now
    await take(api.comments(ref)).catch(() => {
      // Asked again with the next answer.
      revision = undefined
    })
  }

  async function take(asking: Promise<{ threads: Thread[] }>): Promise<void> {
    const number = ++asked
    const { threads } = await asking
    if (number < answered) return
    answered = number
    show(threads)
  }

  /** What is on disk now is what places are known by from now on: steps are small then. */
  function settle(): void {
    const root = presentOf(entry.get())
    const { threads, places } = state.get()
    const moved = threads.flatMap(({ id, ...before }) => {
      const place = places.get(id)
      if (place === undefined) return []
      const anchor = anchorOf(schema, root, readPath(place))
      return place === before.place && anchor === before.anchor ? [] : [{ id, place, anchor }]
    })
    if (moved.length === 0) return
    const byId = new Map(moved.map((one) => [one.id, one]))
    state.set((before) => ({
      ...before,
      threads: before.threads.map((thread) => ({ ...thread, ...byId.get(thread.id) })),
    }))
    // Whoever asks next finds them by what they were known by before.
    if (!isLocked(entry.get())) void api.moveThreads(ref, moved).catch(() => undefined)
  }

  const stops = [
    opening.facts.subscribe(() => void load()),
    entry.subscribe(() => {
      const now = entry.get()
      if (presentOf(now) !== seen) {
        seen = presentOf(now)
        if (state.get().threads.length > 0) show(state.get().threads)
      }
      if (now.saving === 'saved' && now.hash !== hash) {
        hash = now.hash
        settle()
      }
    }),
  ]
  void load()
  return {
    say(words) {
      const place = target.get()
      const anchor = anchorOf(schema, presentOf(entry.get()), readPath(place))
      return take(api.comment(ref, { words, place, anchor }))
    },
    answer: (thread, words) => take(api.comment(ref, { words, thread })),
    resolve: (thread, isResolved) => take(api.resolve(ref, thread, isResolved)),
    remove: (id) => take(api.deleteComment(ref, id)),
    stop() {
      isOver = true
      for (const stop of stops) stop()
    },
  }
}

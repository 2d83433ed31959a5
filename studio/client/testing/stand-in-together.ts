import type { Ref, Text } from '../api/contract.ts'
import type { Lock, Thread, Together } from '../api/together.ts'

/** When somebody began to edit. */
const TAKEN_AT = '2026-03-14T20:00:00Z'

/** What a stand-in says of others to a window that has an entry open, and of the entry. */
export interface TogetherIn {
  together: { here: Together['here'][number][]; lock?: Lock | undefined }
  threads: Thread[]
}

interface Stored {
  stored: ReadonlyMap<string, { draft?: Text; published?: Text }>
}

/** What is asked about others. */
export interface AskedTogether {
  type?: string
  uid?: string
  window?: string
  isChanged?: boolean
  words?: string
  place?: string
  anchor?: string
  thread?: number
  isResolved?: boolean
  moved?: Pick<Thread, 'id' | 'place' | 'anchor'>[]
}

/** This window edits from now on. */
export function takenOver(own: TogetherIn & Stored, ref: Ref): Together {
  own.together.lock = { name: 'Editor', since: TAKEN_AT, who: 'you' }
  return together(own, { ...ref, window: 'own' })
}

/** What the stand-in says to a window of others and its entry. */
export function together(own: TogetherIn & Stored, { type, uid, window, isChanged }: AskedTogether): Together {
  const { here, lock } = own.together
  if (!window) return { here }
  if (isChanged && !lock) own.together.lock = { name: 'Editor', since: TAKEN_AT, who: 'you' }
  const { draft, published } = own.stored.get(`${type}/${uid}`) ?? {}
  const hash = (draft ?? published)?.hash ?? null
  return {
    here,
    entry: { hash, comments: JSON.stringify(own.threads), ...(own.together.lock && { lock: own.together.lock }) },
  }
}

/** What was said of the entry, after what is asked. */
export function discussed(own: TogetherIn & Stored, method: string, part: string, asked: AskedTogether): Thread[] {
  const { words = '', place = '', anchor = '', thread, isResolved, moved = [] } = asked
  own.threads = own.threads.map((one) => ({ ...one, ...moved.find(({ id }) => id === one.id) }))
  const id = own.threads.flatMap(({ comments }) => comments).length + 1
  const said = { id, by: 'Editor', at: TAKEN_AT, words, isOwn: true }
  const ofThread = (one: Thread): Thread => {
    if (one.id === thread) return { ...one, comments: [...one.comments, said] }
    const { resolvedBy: _, ...rest } = one
    return String(one.id) === part && isResolved !== undefined
      ? isResolved
        ? { ...rest, resolvedBy: 'Editor' }
        : rest
      : one
  }
  if (method === 'POST' && part !== 'moved')
    own.threads = thread || part ? own.threads.map(ofThread) : [...own.threads, { id, place, anchor, comments: [said] }]
  if (method === 'DELETE') own.threads = own.threads.filter(({ id: other }) => String(other) !== part)
  return own.threads
}

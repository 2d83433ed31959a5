import { createContext, useContext } from 'react'
import type { Api } from '../api/api.ts'
import type { Ref } from '../api/contract.ts'
import type { Lock, Together } from '../api/together.ts'
import { createStore, type Store, useStore } from '../parts/store.ts'

/** Asked again after so many milliseconds: whoever is not heard of for half a minute counts as gone. */
export const ASK_EACH = 5000
/** Whoever has not looked at a page for so long is not here, though it is open. */
export const AWAY_AFTER = 5 * 60_000

type EntryFacts = NonNullable<Together['entry']>

/** Names of others by entry. */
type Others = ReadonlyMap<string, readonly string[]>

/** An entry that this window has open. */
export interface Opening {
  /** What is known of it; undefined: nothing yet. */
  facts: Store<EntryFacts | undefined>
  /** Resolves when that is known, or cannot be asked for. */
  first: Promise<void>
  /** The entry was changed here. */
  changed(): void
  /** Edits it in place of somebody else. */
  takeOver(): Promise<Lock | undefined>
  close(): void
}

/** Asks from time to time who is here, and says what this window has open. */
export interface Here {
  others: Store<Others>
  open(ref: Ref): Opening
  stop(): void
}

interface Own {
  name: string
  ref: Ref
  isChanged: boolean
  facts: Store<EntryFacts | undefined>
  found(): void
}

const keyOf = ({ type, uid }: Ref): string => `${type}/${uid}`

export function followHere(api: Pick<Api, 'here' | 'leave' | 'takeOver'>, now = () => performance.now()): Here {
  const others = createStore<Others>(new Map())
  let own: Own | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /** Numbers of what was asked last, and of the newest answer: one that comes late says nothing. */
  let [asked, answered] = [0, 0]
  /** That the entry was changed is on its way. */
  let isSaying = false
  let hiddenSince: number | undefined

  function take(answer: Together, number: number, mine: Own | undefined): void {
    if (isOver || number < answered) return
    answered = number
    const known = new Map<string, string[]>()
    for (const { ref, name, isYou } of answer.here)
      if (!isYou) known.set(keyOf(ref), [...(known.get(keyOf(ref)) ?? []), name])
    if (JSON.stringify([...known]) !== JSON.stringify([...others.get()])) others.set(known)
    if (mine && mine === own) mine.facts.set(answer.entry)
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    const number = ++asked
    const mine = own
    const isChanged = mine?.isChanged ?? false
    if (mine) mine.isChanged = false
    if (isChanged) isSaying = true
    try {
      take(await api.here(mine ? { window: mine.name, ...mine.ref, isChanged } : {}), number, mine)
    } catch {
      // Saving says that the server is away, or that nobody is signed in.
      if (mine && isChanged) mine.isChanged = true
    } finally {
      if (isChanged) isSaying = false
      mine?.found()
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(again, ASK_EACH)
    }
  }
  const again = () => {
    // A page that nobody looks at is asked for by whoever comes back to it.
    if (hiddenSince === undefined || now() - hiddenSince < AWAY_AFTER) void ask()
  }
  const onVisible = () => {
    hiddenSince = document.hidden ? now() : undefined
    if (!document.hidden) void ask()
  }
  const onHide = () => own && void api.leave(own.name)
  // From the memory of the browser.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && void ask()
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  // Whoever opens an entry at once asks with it.
  timer = setTimeout(() => void ask())

  return {
    others,
    open(ref) {
      let found = () => {}
      const first = new Promise<void>((resolve) => {
        found = resolve
      })
      const name = crypto.randomUUID()
      const mine: Own = { name, ref, isChanged: false, facts: createStore<EntryFacts | undefined>(undefined), found }
      own = mine
      void ask()
      return {
        ...{ facts: mine.facts, first },
        changed() {
          mine.isChanged = true
          // Whoever edits already says so with the next question.
          if (mine === own && !isSaying && mine.facts.get()?.lock?.who !== 'you') void ask()
        },
        async takeOver() {
          const number = ++asked
          take(await api.takeOver(ref, name), number, mine)
          return mine.facts.get()?.lock
        },
        close() {
          void api.leave(name)
          if (own !== mine) return
          own = undefined
          void ask()
        },
      }
    },
    stop() {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    },
  }
}

const NOBODY: Here = {
  others: createStore<Others>(new Map()),
  open: () => ({
    facts: createStore<EntryFacts | undefined>(undefined),
    first: Promise.resolve(),
    changed: () => {},
    takeOver: async () => undefined,
    close: () => {},
  }),
  stop: () => {},
}

const HereContext = createContext<Here>(NOBODY)

export const HereProvider = HereContext.Provider
export const useHere = (): Here => useContext(HereContext)

const NONE: readonly string[] = []

/** Names of others who have an entry open. */
export const useOthers = (ref: Ref): readonly string[] =>
  useStore(useHere().others, (others) => others.get(keyOf(ref)) ?? NONE)

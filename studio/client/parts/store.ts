import { useCallback, useState, useSyncExternalStore } from 'react'
import { ownBase } from '../route/base.ts'

/** A value that components follow. */
export interface Store<State> {
  get(): State
  set(next: State | ((state: State) => State)): void
  subscribe(listener: () => void): () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      const value = typeof next === 'function' ? (next as (state: State) => State)(state) : next
      if (Object.is(value, state)) return
      state = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Follows a part of a store; the component renders anew when that part is another. */
export const useStore = <State, Part>(store: Store<State>, part: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.get()))

/** Who is in the studio: others who come in with this browser are not shown what this one has not saved or sent. */
export const writer = createStore('')

/** Words for which the browser has no room, or which it may not keep: they last as long as the program of the window. */
const unstored = createStore<Readonly<Record<string, string>>>({})

/** What a storage of the browser answers; undefined where it is full or closed. */
export function inStorage<Value>(of: 'localStorage' | 'sessionStorage', ask: (storage: Storage) => Value) {
  try {
    return ask(window[of])
  } catch {
    return undefined
  }
}

/** As `useState`, of a choice that this browser remembers. */
export function useRemembered<Choice extends string | number>(
  key: string,
  choices: readonly Choice[],
  otherwise: () => Choice,
) {
  const last = () => inStorage('localStorage', (storage) => storage.getItem(key))
  const [choice, setChoice] = useState(() => choices.find((one) => String(one) === last()) ?? otherwise())
  const choose = useCallback(
    (next: Choice) => {
      setChoice(next)
      inStorage('localStorage', (storage) => storage.setItem(key, String(next)))
    },
    [key],
  )
  return [choice, choose] as const
}

/**
 * As `useState`, of words that are written and not sent yet: this window has them until they are, whatever is opened,
 * loaded anew or ended meanwhile.
 *
 * @param of names what they are written for
 */
export function useKeptWords(of: string) {
  const key = `atrium-words:${writer.get()}:${ownBase()}:${of}`
  const get = () => unstored.get()[key] ?? inStorage('sessionStorage', (storage) => storage.getItem(key)) ?? ''
  const set = (next: string | ((now: string) => string)) => {
    const words = typeof next === 'function' ? next(get()) : next
    const isStored = inStorage('sessionStorage', (storage) => {
      storage.setItem(key, words)
      return true
    })
    unstored.set(({ [key]: _, ...others }) => (isStored ? others : { ...others, [key]: words }))
  }
  return [useSyncExternalStore(unstored.subscribe, get), set] as const
}

import { useSyncExternalStore } from 'react'
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

const ofWords = createStore(0)

/**
 * As `useState`, of words that are written and not sent yet: this window has them until they are, whatever is opened,
 * loaded anew or ended meanwhile.
 *
 * @param of names what they are written for
 */
export function useKeptWords(of: string) {
  const key = `atrium-words:${ownBase()}:${of}`
  const get = () => sessionStorage.getItem(key) ?? ''
  const set = (next: string | ((now: string) => string)) => {
    sessionStorage.setItem(key, typeof next === 'function' ? next(get()) : next)
    ofWords.set((count) => count + 1)
  }
  return [useSyncExternalStore(ofWords.subscribe, get), set] as const
}

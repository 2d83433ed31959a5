import { identityOf } from '../model/identity.ts'
import type { Path } from '../model/path.ts'
import { createStore, type Store } from '../parts/store.ts'

/** Which items of lists and blocks are open, by identity; those not named are as their list says. */
export type OpenItems = Store<ReadonlyMap<string, boolean>>

export const createOpenItems = (): OpenItems => createStore<ReadonlyMap<string, boolean>>(new Map())

export const setOpen = (items: OpenItems, name: string, isOpen: boolean): void =>
  items.set((state) => new Map(state).set(name, isOpen))

/** Opens every item on the way to a path. */
export function openAlong(items: OpenItems, root: unknown, path: Path): void {
  const state = new Map(items.get())
  let value: unknown = root
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : undefined
    if (typeof step === 'number') state.set(identityOf(value, step), true)
  }
  items.set(state)
}

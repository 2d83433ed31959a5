import { useMemo } from 'react'
import { identityOf } from '../../model/identity.ts'
import { type Path, valueAt } from '../../model/path.ts'
import { announce } from '../../parts/announce.ts'
import { useTexts } from '../../parts/texts.tsx'
import { useTools } from '../../tools/tools.tsx'
import { firstIn } from '../focus-field.ts'
import { setOpen } from '../open-items.ts'

/** Describes what can be done with the items of a list. */
export interface ItemActions {
  add(value: unknown, index: number, name: string): void
  move(from: number, to: number, name: string): void
  remove(index: number, name: string): void
  duplicate(index: number, name: string): void
  /** Puts something before an item, or asks what. */
  insert?(index: number): void
}

/**
 * Changes a list, says what was done and keeps the focus where the work is.
 *
 * @param place the path of the list as text
 */
export function useItems(path: Path, place: string): ItemActions {
  const { edit, open, root } = useTools()
  const texts = useTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says the same as long as its text does
  return useMemo(() => {
    const items = (): readonly unknown[] => {
      const value = valueAt(root(), path)
      return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
    }
    const focus = (index: number, isNew = false) =>
      requestAnimationFrame(() => {
        const list = document.querySelectorAll<HTMLElement>(`[data-items="${CSS.escape(place)}"] > .item`)
        const item = list[Math.min(index, list.length - 1)]
        const first = !isNew ? undefined : item?.querySelector('.item-body .control')
        const target =
          (first && firstIn(first)) ??
          item?.querySelector<HTMLElement>('.item-toggle, input, textarea, button') ??
          document.querySelector<HTMLElement>(`[data-add="${CSS.escape(place)}"]`)
        target?.focus()
      })
    const add = (value: unknown, index: number, name: string) => {
      edit({ kind: 'insert', at: path, index, value })
      setOpen(open, identityOf(items()[index], index), true)
      announce(texts.addedAt({ name, number: index + 1 }))
      // What is new is written next.
      focus(index, true)
    }
    return {
      add,
      move(from, to, name) {
        const count = items().length
        if (to < 0 || to >= count) return
        edit({ kind: 'move', at: path, from, to })
        announce(texts.movedTo({ name, number: to + 1, total: count }))
        focus(to)
      },
      remove(index, name) {
        edit({ kind: 'remove', at: path, index })
        announce(texts.removed({ name }))
        focus(index)
      },
      duplicate: (index, name) => add(structuredClone(items()[index]), index + 1, name),
    } satisfies ItemActions
  }, [place, edit, open, root, texts])
}

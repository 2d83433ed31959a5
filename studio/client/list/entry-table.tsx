// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be placed by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the row that is chosen
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Row } from '../api/contract.ts'
import { useTexts } from '../parts/texts.tsx'
import { EntryLine } from './entry-line.tsx'
import { ROW_HEIGHT, rowAfterKey, rowsInSight, scrollFor } from './window.ts'

interface EntryTableProps {
  label: string
  rows: readonly Row[]
  total: number
  isBusy: boolean
  /** Locale and zone that changes are told in. */
  language: string
  timeZone: string
  onOpen(row: Row): void
  /** The end of the rows that are loaded is near. */
  onNearEnd(): void
}

/** Entries as a table of any length, of which the rows in sight alone are rendered; arrows go through it, Enter opens. */
export function EntryTable({ label, rows, total, isBusy, language, timeZone, onOpen, onNearEnd }: EntryTableProps) {
  const texts = useTexts()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const [{ height, row }, setSize] = useState({ height: 720, row: ROW_HEIGHT })
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, rows.length - 1)
  const { from, to } = rowsInSight(scrolled, height, rows.length, row)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // Rows grow with the letters, and have more lines in a small window.
      const line = element.querySelector('.line')?.getBoundingClientRect().height
      setSize({ height: element.clientHeight, row: line || ROW_HEIGHT })
    })
    for (const one of [element, element.firstElementChild as Element]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (rows.length > 0 && rows.length < total && to >= rows.length - 20) onNearEnd()
  }, [to, rows.length, total, onNearEnd])
  const onKeyDown = (event: KeyboardEvent) => {
    const opened = rows[at]
    if (event.key === 'Enter' && opened) onOpen(opened)
    else {
      const next =
        event.ctrlKey || event.metaKey || event.altKey
          ? undefined
          : rowAfterKey(event.key, at, rows.length, Math.max(1, Math.floor(height / row) - 1))
      if (next === undefined) return
      setChosen(next)
      if (box.current) box.current.scrollTop = scrollFor(next, box.current.scrollTop, height, row)
    }
    event.preventDefault()
  }
  const columns = [texts.title, texts.type, texts.state, texts.changedAt, texts.problems]
  return (
    <div
      className="entry-table"
      role="grid"
      id="entries"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={isBusy || undefined}
      aria-activedescendant={rows[at] ? `${id}-${at}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup">
        <div className="line head" role="row" aria-rowindex={1}>
          {columns.map((name) => (
            <span role="columnheader" key={name}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <div
        className="lines"
        ref={box}
        role="presentation"
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      >
        <div className="lines-all" role="rowgroup" style={{ height: `calc(var(--row) * ${rows.length})` }}>
          {rows.slice(from, to).map((one, index) => (
            <EntryLine
              key={`${one.ref.type}/${one.ref.uid}`}
              row={one}
              {...{ language, timeZone, onOpen }}
              id={`${id}-${from + index}`}
              index={from + index}
              isChosen={from + index === at}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

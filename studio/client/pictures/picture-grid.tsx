import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Row } from '../api/contract.ts'
import { StateMark } from '../parts/entries/row-line.tsx'
import { SmallPicture } from '../parts/entries/small-picture.tsx'
import { useTexts } from '../parts/texts.tsx'
import { RouteLink } from '../route/route-link.tsx'

/** Pixels before the end at which the next pictures are asked for. */
const NEAR = 800
/** Width of a picture, in pixels. */
const WIDTH = 160

interface PictureGridProps {
  label: string
  rows: readonly Row[]
  isBusy: boolean
  onOpen(row: Row): void
  /** The end of the rows that are loaded is near. */
  onNearEnd(): void
}

/** Images as pictures; arrows go through them, Enter opens. */
export function PictureGrid({ label, rows, isBusy, onOpen, onNearEnd }: PictureGridProps) {
  const texts = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const at = Math.max(0, Math.min(chosen, rows.length - 1))
  const look = () => {
    const { scrollTop, clientHeight, scrollHeight } = list.current as HTMLElement
    if (scrollTop + clientHeight > scrollHeight - NEAR) onNearEnd()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page that was loaded
  useEffect(() => {
    look()
    // Arrows go through it at once, unless somebody is elsewhere already than where the type was chosen.
    const { activeElement: now, body } = document
    if (now === list.current || now === body || now?.closest('nav'))
      list.current?.querySelectorAll('a')[at]?.focus({ preventScroll: true })
  }, [rows.length])
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const to = linkAfterKey(event, at, links)
    if (to === undefined) return
    setChosen(to)
    links[to]?.focus()
    event.preventDefault()
  }
  return (
    <ul
      className="picture-grid"
      id="entries"
      ref={list}
      aria-label={label}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.querySelectorAll('a')[at]?.focus()
      }
      onKeyDown={onKeyDown}
      onScroll={look}
    >
      {rows.map((row, index) => (
        <li key={row.ref.uid}>
          <RouteLink to={{ view: 'entry', ref: row.ref }} tabIndex={index === at ? 0 : -1} go={() => onOpen(row)}>
            <SmallPicture address={row.picture} type={row.ref.type} size={WIDTH} />
            <span className="row-title">{row.title || row.ref.uid}</span>
            <StateMark state={row.state} />
            {row.errors > 0 && <span className="count-errors">{texts.errors({ count: row.errors })}</span>}
            {row.warnings > 0 && <span className="count-warnings">{texts.warnings({ count: row.warnings })}</span>}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}

/** Where a key leads from a picture: beside it, below it, to the first and the last; undefined for other keys. */
function linkAfterKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  at: number,
  links: readonly HTMLElement[],
): number | undefined {
  if (ctrlKey || metaKey || altKey || links.length === 0) return undefined
  const topOf = (link: HTMLElement | undefined) => link?.getBoundingClientRect().top
  const across = links.findIndex((link) => topOf(link) !== topOf(links[0]))
  const row = across === -1 ? links.length : across
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }
  const to =
    key === 'Home' ? 0 : key === 'End' ? links.length - 1 : key in steps ? at + (steps[key] as number) : undefined
  return to === undefined ? undefined : Math.max(0, Math.min(to, links.length - 1))
}

import type { Ref } from '../api/contract.ts'
import { useTexts } from '../parts/texts.tsx'
import { useOthers } from './here.ts'

/** So many are shown; of more their number is. */
const MOST = 3

/** Who else has an entry open: initials, with the names for whoever points at them or does not see them. */
export function PeopleMarks({ entry }: { entry: Ref }) {
  const texts = useTexts()
  const others = useOthers(entry)
  if (others.length === 0) return null
  const names = others.join(', ')
  return (
    <span className="people-marks" title={texts.hereNow({ names })}>
      <span className="only-heard">{texts.hereNow({ names })}</span>
      {others.slice(0, MOST).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <span key={index} className="person-mark" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ))}
      {others.length > MOST && <span aria-hidden="true">+{others.length - MOST}</span>}
    </span>
  )
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}

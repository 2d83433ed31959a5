import { plainText } from 'atrium'
import { useTexts } from '../parts/texts.tsx'

interface LengthCountProps {
  length: { ideal?: number; max?: number }
  text: string
}

/** How long a text is, where search engines or the page care. */
export function LengthCount({ length: { ideal, max }, text }: LengthCountProps) {
  const texts = useTexts()
  const count = [...plainText(text)].length
  const most = max ?? ideal
  const isOver = most !== undefined && count > most
  return (
    <span
      className="length"
      data-over={isOver || undefined}
      data-good={(ideal !== undefined && count <= ideal) || undefined}
    >
      {most === undefined ? texts.characters({ count }) : texts.charactersOf({ count, most })}
      {isOver && max !== undefined && <> {texts.isCut}</>}
    </span>
  )
}

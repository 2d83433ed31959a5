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
  const isOver = max !== undefined && count > max
  const most = max ?? ideal
  return (
    <span
      className="length"
      data-over={isOver || undefined}
      data-good={(ideal !== undefined && count <= ideal) || undefined}
    >
      {most === undefined ? texts.characters({ count }) : texts.charactersOf({ count, most })}
      {isOver && <> {texts.isCut}</>}
    </span>
  )
}

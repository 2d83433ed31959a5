import { Icon } from '../../parts/icon.tsx'
import { useTexts } from '../../parts/texts.tsx'

const LINES = ['bullets', 'numbers', 'quotation'] as const

/**
 * What the tools look like while nobody writes in the text: a form has many texts, and tools that work cost more than all
 * else of a field. Whoever comes to the text, by key or pointer, has the real ones in the same place.
 */
export function IdleToolbar({ isInline }: { isInline: boolean }) {
  const texts = useTexts()
  return (
    <div className="source-bar idle" aria-hidden="true">
      {!isInline && (
        <span>
          {texts.paragraph} <Icon name="opens" />
        </span>
      )}
      <b>B</b>
      <i>I</i>
      <u>{texts.link}</u>
      {([...(isInline ? [] : LINES), 'more'] as const).map((name) => (
        <span key={name}>
          <Icon name={name} />
        </span>
      ))}
      <span className="end">{texts.source}</span>
    </div>
  )
}

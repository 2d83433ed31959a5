import { isRecord, plainText } from '#engine'
import { useTexts } from '../parts/texts.tsx'

const LONGEST = 400

/** A value in words: text as it reads, references by their names, anything else as the file has it. */
export function ValueWords({ value }: { value: unknown }) {
  const texts = useTexts()
  if (value === undefined || value === null || value === '') return <span className="nothing">{texts.nothingHere}</span>
  const words = wordsOf(value)
  return <span className="value-words">{words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}</span>
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.includes('<') ? plainText(value) : value
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ')
  if (!isRecord(value)) return String(value)
  if (typeof value.uid === 'string' && '_content_type_uid' in value) return value.uid
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('_'))
    .map(([key, own]) => (isRecord(own) || Array.isArray(own) ? wordsOf(own) : `${key}: ${wordsOf(own)}`))
    .join('; ')
}

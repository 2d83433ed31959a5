import { useMemo } from 'react'
import { isRecord, plainText } from '#engine'
import { useTools } from '../form/tools.tsx'
import { useTexts } from '../parts/texts.tsx'
import { dateWords } from './date-words.ts'

const LONGEST = 400

/** How values are said: text as it reads, dates as they are said, references by their names, anything else as the file has it. */
export function useValueWords() {
  const { language, timeZone } = useTools().site
  return useMemo(() => {
    const dateOf = (text: string) => dateWords(text, language, timeZone)
    return { dateOf, wordsOf: (value: unknown) => wordsOf(value, dateOf) }
  }, [language, timeZone])
}

/** A value in words. */
export function ValueWords({ value }: { value: unknown }) {
  const texts = useTexts()
  const said = useValueWords()
  if (value === undefined || value === null || value === '') return <span className="nothing">{texts.nothingHere}</span>
  const words = said.wordsOf(value)
  return <span className="value-words">{words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}</span>
}

function wordsOf(value: unknown, dateOf: (text: string) => string | undefined): string {
  const words = (own: unknown) => wordsOf(own, dateOf)
  if (typeof value === 'string') return dateOf(value) ?? (value.includes('<') ? plainText(value) : value)
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ')
  if (!isRecord(value)) return String(value)
  if (typeof value.uid === 'string' && '_content_type_uid' in value) return value.uid
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('_'))
  const isPlain = (own: unknown) => entries.length > 1 && !isRecord(own) && !Array.isArray(own)
  return entries.map(([key, own]) => (isPlain(own) ? `${key}: ${words(own)}` : words(own))).join('; ')
}

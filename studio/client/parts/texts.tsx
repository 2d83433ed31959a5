import { createTranslator } from 'atrium'
import { createContext, useContext } from 'react'
import messages from '../../messages.ts'
import { isSpanish, namedTexts } from '../../spanish.ts'

export type Texts = ReturnType<typeof inEnglish>

const inEnglish = () => createTranslator('en').translate(messages)

/** The texts of the studio in a language; what it is a kind of serves too, and English where there is none. */
export async function textsIn(language: string): Promise<Texts> {
  const translations = isSpanish(language) ? (await import('../../messages.es.ts')).default : undefined
  if (!translations) return inEnglish()
  return createTranslator(language, namedTexts(translations)).translate(messages)
}

const TextsContext = createContext<Texts>(inEnglish())

export const TextsProvider = TextsContext.Provider
export const useTexts = (): Texts => useContext(TextsContext)

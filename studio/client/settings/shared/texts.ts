import { createTranslator, defineMessages, defineTranslation } from 'atrium'
import { createContext, useContext } from 'react'
import { isSpanish, namedTexts } from '../../../spanish.ts'
import { type Texts, useTexts } from '../../parts/texts.tsx'
import spanish from './messages.es.ts'
import own from './messages.ts'

const messages = defineMessages('settings', own)
const translations = namedTexts(defineTranslation(messages, spanish))

type OwnTexts = ReturnType<typeof settingsTexts>

/** Texts of the settings in a language. They are loaded with them: few open them. */
export const settingsTexts = (language: string) =>
  createTranslator(language, isSpanish(language) ? translations : undefined).translate(messages)

const Context = createContext<OwnTexts>(settingsTexts('en'))

export const SettingsTextsProvider = Context.Provider

/** Those of the studio, and of the settings. */
export function useSettingsTexts(): Texts & OwnTexts {
  const texts = useTexts()
  const settings = useContext(Context)
  return { ...texts, ...settings }
}

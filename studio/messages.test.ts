import { createTranslator } from 'atrium'
import { expect, it } from 'vitest'
import { textsIn } from './client/parts/texts.tsx'
import settingsSpanish from './client/settings/shared/messages.es.ts'
import settings from './client/settings/shared/messages.ts'
import spanish from './messages.es.ts'
import messages from './messages.ts'

const placeholders = (text: unknown): string[] => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort()

it('every text of the studio has its Spanish, with the same placeholders', () => {
  const own = spanish.texts as Readonly<Record<string, unknown>>
  expect(Object.keys(own).sort()).toEqual(Object.keys(messages).sort())
  for (const [name, { english }] of Object.entries(messages))
    expect([name, placeholders(own[name])]).toEqual([name, placeholders(english)])
})

it('so have those that are loaded with the settings', () => {
  expect(Object.keys(settingsSpanish).sort()).toEqual(Object.keys(settings).sort())
  for (const [name, english] of Object.entries(settings))
    expect([name, placeholders(settingsSpanish[name as keyof typeof settings])]).toEqual([name, placeholders(english)])
})

it('the studio speaks the language of the institution where it has its texts, and English elsewhere', async () => {
  expect((await textsIn('es-MX')).saved).toBe('Guardado')
  expect((await textsIn('de')).saved).toBe(createTranslator('en').translate(messages).saved)
})

import { expect, it } from 'vitest'
import { foreignLanguage, languageAttributes, languageTag } from './language.ts'

it.each([
  ['en-us', 'en-US'],
  ['EN', 'en'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['zh_Hant', 'zh-Hant'],
  ['sr-latn-rs', 'sr-Latn-RS'],
  ['es-419', 'es-419'],
  ['iw', 'he'],
  ['x', undefined],
  ['', undefined],
  ['not a language', undefined],
])('the language %j is %j wherever it is printed', (written, tag) => {
  expect([languageTag(written), languageAttributes(written).lang]).toEqual([tag, tag])
})

it.each([
  ['zh-hant-tw', 'en-US', 'zh-Hant-TW'],
  ['en_gb', 'en-US', undefined],
  ['es', 'ES-mx', undefined],
  ['nothing at all', 'en', undefined],
])('an entry in %j on a site in %j is foreign by %j', (locale, site, tag) => {
  expect(foreignLanguage({ publishDetails: { locale, time: '' } }, site)).toBe(tag)
})

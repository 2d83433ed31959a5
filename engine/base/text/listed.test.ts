import { expect, it } from 'vitest'
import { listed } from './listed.ts'

it.each([
  ['no word', [undefined, ''], ''],
  ['one', ['Kiln'], 'Kiln'],
  ['several', ['Kiln', undefined, 'Clay'], 'Kiln, Clay'],
  ['several in Arabic', ['فرن', 'طين'], 'فرن، طين'],
  ['names in English before one in Arabic', ['Buildings and Sites', 'معهد الصون'], 'Buildings and Sites, معهد الصون'],
  [
    'an address in Arabic with a street in English',
    ['1800 Ridge Drive', 'لوس أنجلوس، كاليفورنيا', 'الولايات المتحدة'],
    '1800 Ridge Drive، لوس أنجلوس، كاليفورنيا، الولايات المتحدة',
  ],
])('%s: the commas are of the script of what they follow', (_name, words, expected) => {
  expect(listed(words)).toBe(expected)
})

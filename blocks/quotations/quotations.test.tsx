import { entryOf } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import quotations from './index.tsx'
import { quotations as module } from './module.ts'

it('HOME-080 HOME-086 a quotation in another language than the page says which, words and attribution alike', () => {
  const quote = (uid: string, locale: string) =>
    entryOf('quote', uid, { body: `<p>${uid}</p>`, publishDetails: { time: '2026-03-01T00:00:00.000Z', locale } })
  const body = shown(quotations, module.section([quote('Yes', 'en-us'), quote('نعم', 'ar')] as never) as never)
  const languages = [...body.querySelectorAll('figure')].map(({ lang, dir }) => [lang, dir])
  expect(languages).toEqual([
    ['', ''],
    ['ar', 'rtl'],
  ])
})

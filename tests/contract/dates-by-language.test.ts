import { testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { createDateFormats } from '#engine/time/dates.ts'
import { catalogueOf } from '#engine/translation/catalogue.ts'
import { createTranslator } from '#engine/translation/translator.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'

const installed = defineSite(testInstitution).messages
const formats = (language: string) => {
  const { texts } = catalogueOf(language, installed)
  return createDateFormats('Europe/Madrid', createTranslator(language, texts))
}
/** Spaces of every kind as one. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('dates in the institution’s language', () => {
  it.each([
    ['es-ES', 'sáb, 14 mar 2026, 19:30', '14 de marzo de 2026', '14 mar – 2 abr 2026', '10:00', 'Próximamente'],
    ['en-GB', 'Sat, 14 Mar 2026, 19:30', '14 March 2026', '14 Mar–2 Apr 2026', '10:00', 'Coming soon'],
    ['en-US', 'Sat, Mar 14, 2026, 7:30pm', 'March 14, 2026', 'Mar 14–Apr 2, 2026', '10am', 'Coming soon'],
    ['de', 'Sa., 14. März 2026, 19:30', '14. März 2026', '14. März – 2. Apr. 2026', '10:00', 'Coming soon'],
    ['ja', '2026年3月14日(土) 19:30', '2026年3月14日', '2026/03/14～2026/04/02', '10:00', 'Coming soon'],
  ])('%s', (language, moment, long, range, time, missing) => {
    const dates = formats(language)
    expect(
      [
        dates.dateTime('2026-03-14T19:30:00+01:00'),
        dates.long('2026-03-14'),
        dates.range('2026-03-14', '2026-04-02'),
        dates.time('10:00'),
        dates.long(undefined),
      ].map(plain),
    ).toEqual([moment, long, range, time, missing])
  })

  it.each([
    ['de', '12 Min.', '12:05 Min.', '1 Std., 7 Min.', '2 Std.', '42 Sek.'],
    ['es', '12 min', '12:05 min', '1 h 7 min', '2 h', '42 s'],
    ['ar-EG', '١٢ د', '١٢:٠٥ د', '١ س و٧ د', '٢ س', '٤٢ ث'],
    ['ja', '12 分', '12:05 分', '1 時間7 分', '2 時間', '42 秒'],
    ['he', '12 דק׳', '12:05 דק׳', '1 שעה 7 דק׳', 'שעתיים', '42 שנ׳'],
    ['en-GB', '12 min', '12:05 min', '1 h 7 min', '2 h', '42 s'],
  ])('SITE-095 durations in %s', (language, ...expected) => {
    const { duration } = formats(language)
    expect([720, 725, 4027, 7200, 42].map((seconds) => plain(duration(seconds)))).toEqual(expected)
  })

  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['de', 1],
    ['es', 1],
    ['pt-BR', 0],
    ['ar', 6],
    ['ar-AE', 1],
    ['he', 0],
    ['fa', 6],
    ['zh-Hant-TW', 0],
  ])('weeks begin in %s on day %i', (language, first) => {
    expect(formats(language).firstWeekday).toBe(first)
  })

  it.each([
    ['en-US', '2026', '1900'],
    ['ja', '2026', '1900'],
    ['ar-EG', '٢٠٢٦', '١٩٠٠'],
    ['ar-AE', '2026', '1900'],
    ['fa', '۲۰۲۶', '۱۹۰۰'],
  ])('years in %s are %s', (language, ...expected) => {
    expect([2026, 1900].map(formats(language).plainNumber)).toEqual(expected)
  })

  it('CLR-025 ranges of days show no year unless they have two, and open ones say on which side', () => {
    const [spanish, english] = [formats('es'), formats('en-US')]
    expect(plain(spanish.days('2026-03-14', '2026-04-02', 'long'))).toBe('14 de marzo – 2 de abril')
    expect(spanish.days('2026-03-14', '2026-03-14', 'long')).toBe('14 de marzo')
    expect(plain(spanish.days('2026-12-24', '2027-01-02', 'long'))).toBe('24 de diciembre de 2026 – 2 de enero de 2027')
    expect(formats('ar-EG').days('2026-12-24', '2027-01-02', 'short')).toMatch(/٢٠٢٦.*٢٠٢٧/)
    expect([spanish.from('14 de marzo'), spanish.through('2 de abril'), spanish.daily]).toEqual([
      'Desde el 14 de marzo',
      'Hasta el 2 de abril',
      'Todos los días',
    ])
    expect([english.days('2026-03-14', '2026-04-02', 'short'), english.from('Mar 14'), english.daily]).toEqual([
      'Mar 14–Apr 2',
      'From Mar 14',
      'Daily',
    ])
  })
})

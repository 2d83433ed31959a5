import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileNameHeader } from './file-name.ts'

const named = (...names: string[]) => fileNameHeader({ how: 'inline', names, ending: 'ics' })

it.each([
  [['night-of-clay', 'e1'], 'inline; filename="night-of-clay.ics"'],
  [['Große Nächte', 'e1'], `inline; filename="Gro-e Nachte.ics"; filename*=UTF-8''Gro%C3%9Fe%20N%C3%A4chte.ics`],
  [['東京の夜', 'e1'], `inline; filename="e1.ics"; filename*=UTF-8''%E6%9D%B1%E4%BA%AC%E3%81%AE%E5%A4%9C.ics`],
  [['ليلة', 'ليلة'], `inline; filename="file.ics"; filename*=UTF-8''%D9%84%D9%8A%D9%84%D8%A9.ics`],
  [['---', '', 'e1'], 'inline; filename="e1.ics"'],
  [['...', '/'], 'inline; filename="file.ics"'],
  [['a"; filename="b.exe', 'e1'], 'inline; filename="a- filename-b.exe.ics"'],
])('a file called %j is named in every program', (names, header) => {
  expect(named(...names)).toBe(header)
})

it('whatever a file is called, its header is one line of ASCII whose names are words of letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(named(name)).toMatch(/^inline; filename="[\w. -]{1,100}\.ics"(?:; filename\*=UTF-8''[\w.%-]+\.ics)?$/)
    }),
  )
})

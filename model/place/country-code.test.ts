import { expect, it } from 'vitest'
import { countryCode } from './country-code.ts'

it.each([
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States', 'US'],
  ['Belgium', 'BE'],
  ['Bélgica', 'BE'],
  ['germany', 'DE'],
  ['UK', 'GB'],
  ['MX', 'MX'],
  ['Ruritania', 'Ruritania'],
])('the country %s is %s in structured data', (written, code) => expect(countryCode(written, 'es-ES')).toBe(code))

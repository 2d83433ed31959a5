import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneNumber } from './phone.ts'

describe('telephone numbers', () => {
  it.each([
    ['+1 310 555 0110'],
    ['310-555-0110'],
    ['(310) 555 0110'],
    ['1.310.555.0110'],
    ['001 310 555 0110'],
    ['3105550110'],
  ])('SITE-067 shows the US number %s as (area) xxx xxxx', (written) => {
    expect(phoneNumber(written, 'ext.')).toEqual({ text: '(310) 555 0110', href: 'tel:+13105550110' })
  })

  it.each([
    ['+44 20 7946 0123', '+44 20 7946 0123', 'tel:+442079460123'],
    ['+49 (89) 123 4567', '+49 89 123 4567', 'tel:+49891234567'],
    ['0033 1 5550123', '+33 1 555 0123', 'tel:+3315550123'],
    ['+44 (0)20 7946 0123', '+44 20 7946 0123', 'tel:+442079460123'],
    ['0044(0)20 7946 0123', '+44 20 7946 0123', 'tel:+442079460123'],
    ['+442079460123', '+44 207 946 0123', 'tel:+442079460123'],
  ])('SITE-068 shows the number %s as %s', (written, text, href) => {
    expect(phoneNumber(written, 'ext.')).toEqual({ text, href })
  })

  it('keeps an extension', () => {
    expect(phoneNumber('(310) 555-0110 ext. 12', 'ext.')).toEqual({
      text: '(310) 555 0110 ext. 12',
      href: 'tel:+13105550110;ext=12',
    })
  })

  it.each([
    ['01 42 68 53 00', 'tel:0142685300'],
    ['(0)20 7946 0123', 'tel:02079460123'],
  ])('takes %s, which says no country, for no number of the United States', (written, href) => {
    expect(phoneNumber(written, 'ext.')).toEqual({ text: written, href })
  })

  it('leaves what is not a number as it is written', () => {
    expect(phoneNumber('ask at the desk', 'ext.').text).toBe('ask at the desk')
  })

  it('loses no digit of a number abroad', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 998 }), fc.stringMatching(/^\d{6,12}$/), (country, rest) => {
        const { text } = phoneNumber(`+${country} ${rest}`, 'ext.')
        expect(text.replace(/\D/g, '')).toBe(`${country}${rest}`)
      }),
    )
  })
})

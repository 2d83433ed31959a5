import type { IncomingMessage } from 'node:http'
import { rememberingLog } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNetworks } from '../../config/networks.ts'
import { createCallers } from './callers.ts'

const asked = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage
const callersBehind = (proxies: string) => {
  const callerOf = createCallers(readNetworks(proxies), rememberingLog())
  return (remoteAddress: string | undefined, forwarded?: string) => callerOf(asked(remoteAddress, forwarded))
}
const caller = callersBehind('loopback')

describe('who asks', () => {
  it('is the address of the connection, whatever it says of itself', () => {
    expect(caller('203.0.113.7')).toBe('203.0.113.7')
    expect(caller('::ffff:203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(caller('10.0.0.2', '198.51.100.1')).toBe('10.0.0.2')
  })

  it('is whom the proxy in front names last, and not what stood there before', () => {
    expect(caller('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(caller('::1', '192.0.2.66, 198.51.100.1')).toBe('198.51.100.1')
    expect(caller('127.0.0.1', '192.0.2.66, 10.1.2.3')).toBe('10.1.2.3')
  })

  it('is each visitor apart where several proxies of the house come one after the other', () => {
    const behindTwo = callersBehind('172.30.87.0/24 10.0.0.5')
    expect(behindTwo('172.30.87.4', '198.51.100.1, 10.0.0.5')).toBe('198.51.100.1')
    expect(behindTwo('172.30.87.4', '192.0.2.66, 198.51.100.1, 10.0.0.5, ::ffff:172.30.87.1')).toBe('198.51.100.1')
    expect(behindTwo('172.30.87.4', '192.0.2.66, 10.0.0.6')).toBe('10.0.0.6')
    expect(behindTwo('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  })

  it.each(['10.1.2.3', '172.31.0.1', '192.168.3.4', '100.127.255.254', '169.254.1.1', 'fd00::7', 'fe80::1%eth0'])(
    'is nobody at %s where proxies of any private network are trusted',
    (near) => {
      expect(callersBehind('loopback, private')('127.0.0.1', `198.51.100.1, ${near}`)).toBe('198.51.100.1')
    },
  )

  it.each(['100.63.0.1', '100.128.0.1', '1.100.64.2', '172.32.0.1'])('may be at %s', (address) => {
    expect(callersBehind('loopback private')('127.0.0.1', `198.51.100.1, ${address}`)).toBe(address)
  })

  it('may be a proxy itself', () => {
    expect(caller('127.0.0.1')).toBe('127.0.0.1')
    expect(callersBehind('private')('10.0.0.2', '10.1.2.3')).toBe('10.1.2.3')
    expect(callersBehind('none')('127.0.0.1', '10.1.2.3')).toBe('127.0.0.1')
  })

  it('is one household by its network', () => {
    const one = caller('2001:db8:1:2:aaaa:bbbb:cccc:dddd')
    expect(caller('2001:db8:1:2::1')).toBe(one)
    expect(caller('127.0.0.1', '[2001:db8:1:2::2]:4711')).toBe(one)
    expect(caller('2001:db8:1:3::1')).not.toBe(one)
  })
})

describe('a caller that tries to be many', () => {
  const hex = (value: number) => value.toString(16)
  const zone = fc.constantFrom('', '%1', '%eth0', '%en-1.100')
  const port = fc.constantFrom('', ':1', ':443', ':65535')
  const space = fc.constantFrom('', ' ', '\t', '   ')

  /** Any spelling of eight groups: with leading zeros, in either case, with `::` in any place where zeros are. */
  const spellings = (groups: readonly number[]): fc.Arbitrary<string> =>
    fc
      .record({
        widths: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 8, maxLength: 8 }),
        isUpper: fc.boolean(),
        from: fc.nat(7),
        length: fc.nat(8),
        dotted: fc.boolean(),
        isBracketed: fc.boolean(),
        ...{ zone, port, space },
      })
      .map(({ widths, isUpper, from, length, dotted, isBracketed, zone, port, space }) => {
        const written = groups.map((group, at) => hex(group).padStart(widths[at] as number, '0'))
        const [high = 0, low = 0] = groups.slice(6)
        if (dotted) written.splice(6, 2, [high >> 8, high & 255, low >> 8, low & 255].join('.'))
        let zeros = 0
        while (zeros < length && from + zeros < (dotted ? 6 : 8) && groups[from + zeros] === 0) zeros++
        const text =
          zeros > 0
            ? `${written.slice(0, from).join(':')}::${written.slice(from + zeros).join(':')}`
            : written.join(':')
        const whole = (isUpper ? text.toUpperCase() : text) + zone
        return space + (isBracketed ? `[${whole}]${port}` : whole) + space
      })
  const group = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 0xffff }))
  const groups = fc.tuple(group, group, group, group, group, group, group, group)
  const byte = fc.nat(255)
  /** What a header line can hold. */
  const anything = fc.string({ unit: byte.map((code) => String.fromCharCode(code)) })

  it('is one, however an address of IPv6 is spelled, and by whichever of its network it comes', () => {
    const spelled = groups
      .filter(([a, b, c, d, e, f]) => a + b + c + d + e > 0 || f !== 0xffff)
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          spellings(list),
          groups.chain((other) => spellings([...list.slice(0, 4), 1, ...other.slice(5)])),
        ),
      )
    fc.assert(
      fc.property(spelled, ([list, one, other]) => {
        const network = `${list
          .slice(0, 4)
          .map((part) => hex(part).padStart(4, '0'))
          .join('')}/64`
        const behind = callersBehind('192.0.2.1')
        expect([behind('192.0.2.1', one), behind('192.0.2.1', other)]).toEqual([network, network])
      }),
    )
  })

  it('is one, however an address of IPv4 is spelled', () => {
    const spelled = fc.tuple(byte, byte, byte, byte).chain(([a, b, c, d]) => {
      const plain = [a, b, c, d].join('.')
      const mapped = spellings([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d])
      return fc.tuple(
        fc.constant(plain),
        fc.oneof(
          port.map((at) => plain + at),
          mapped,
        ),
      )
    })
    fc.assert(
      fc.property(spelled, ([plain, text]) => {
        expect(callersBehind('2001:db8::1')('2001:db8::1', text)).toBe(plain)
      }),
    )
  })

  it('is the proxy that passes it on, when it says anything that is no address', () => {
    const part = fc.oneof(
      anything.map((text) => text.replaceAll(',', ' ')),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef:.[]%/ ') }).map((text) => `g${text}`),
      fc.constantFrom(
        'unknown',
        '_hidden',
        '::ffff:1.2.3',
        '1.2.3.4.5',
        '010.1.2.3',
        '0x7f.1',
        '2130706433',
        '1.2.3.4/8',
      ),
      fc.constantFrom('[1.2.3.4]:80x', '"1.2.3.4"', 'for=1.2.3.4', '1.2.3.4:', ':::', '1::2::3', '[::1', '::1]', ''),
    )
    fc.assert(
      fc.property(anything, part, (before, text) => {
        expect(callersBehind('loopback')('127.0.0.1', `${before},${text}`)).toBe('127.0.0.1')
      }),
    )
  })

  it('is one, whatever it says, where it is no proxy', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect([caller('10.0.0.9', text), caller(undefined, text)]).toEqual(['10.0.0.9', 'none'])
      }),
    )
  })
})

it('a proxy of the house that is not named is told of once, and one of the internet never', () => {
  const log = rememberingLog()
  const callerOf = createCallers(readNetworks('loopback'), log)
  for (const from of ['203.0.113.7', '10.0.0.2', '10.0.0.2', '127.0.0.1']) callerOf(asked(from, '198.51.100.1'))
  callerOf(asked('10.0.0.3'))
  expect(log.lines.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^X-Forwarded-For of 10\.0\.0\.2 is not read: .* TRUSTED_PROXIES/),
  ])
})

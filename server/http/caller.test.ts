import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { callerOf } from './caller.ts'

const caller = (remoteAddress: string | undefined, forwarded?: string) =>
  callerOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage)

describe('who asks', () => {
  it('is the address of the connection, whatever it says of itself', () => {
    expect(caller('203.0.113.7')).toBe('203.0.113.7')
    expect(caller('::ffff:203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('is whom the proxy in front names last, and not what stood there before', () => {
    expect(caller('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(caller('::ffff:10.0.0.2', '192.0.2.66, 198.51.100.1')).toBe('198.51.100.1')
  })

  it('is each visitor apart where several proxies of the house stand in a row', () => {
    expect(caller('172.30.87.4', '198.51.100.1, 10.0.0.5')).toBe('198.51.100.1')
    expect(caller('172.30.87.4', '192.0.2.66, 198.51.100.1, 10.0.0.5, ::ffff:172.30.87.1')).toBe('198.51.100.1')
  })

  it.each(['100.64.0.1', '100.127.255.254', '169.254.1.1', 'fd00::7'])(
    'is nobody at %s, where clusters have proxies',
    (near) => {
      expect(caller('127.0.0.1', `198.51.100.1, ${near}`)).toBe('198.51.100.1')
    },
  )

  it.each(['100.63.0.1', '100.128.0.1', '1.100.64.2'])('may be at %s', (address) => {
    expect(caller('127.0.0.1', `198.51.100.1, ${address}`)).toBe(address)
  })

  it('may sit in the house, too', () => {
    expect(caller('10.0.0.2', '10.1.2.3')).toBe('10.1.2.3')
    expect(caller('127.0.0.1')).toBe('127.0.0.1')
    expect(caller(undefined)).toBeUndefined()
  })

  it('is one household by its network', () => {
    const one = caller('2001:db8:1:2:aaaa:bbbb:cccc:dddd')
    expect(caller('2001:db8:1:2:1111:2222:3333:4444')).toBe(one)
    expect(caller('2001:db8:1:3:1111:2222:3333:4444')).not.toBe(one)
  })
})

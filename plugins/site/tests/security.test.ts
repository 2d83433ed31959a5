import { definePlugin, type Settings } from 'atrium'
import { testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { security } from '../machines/security.ts'

const plugin = definePlugin({ name: 'test-security', endpoints: [security] })
const asked = (settings: object, now = '2026-03-14T10:00:00-07:00') =>
  testSite({ plugins: [plugin], settings: settings as Settings, now }).request('/.well-known/security.txt')

it('says where to tell of a weakness, in the order that the institution gives, and expires by the clock', async () => {
  const contact = ['mailto:security@ellery.example', 'https://www.ellery.example/about/contact']
  const { status, headers, text } = await asked({ security: { contact, policy: 'https://www.ellery.example/policy' } })
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe(
    [
      'Contact: mailto:security@ellery.example',
      'Contact: https://www.ellery.example/about/contact',
      'Expires: 2026-09-10T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.ellery.example/.well-known/security.txt',
      'Policy: https://www.ellery.example/policy',
      '',
    ].join('\n'),
  )
  expect((await asked({ security: { contact } }, '2027-01-01T00:00:00-08:00')).text).toContain('Expires: 2027-06-30T')
})

it('is not there where the institution names no contact', async () => {
  expect((await asked({})).status).toBe(404)
})

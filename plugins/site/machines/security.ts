import { defineEndpoint } from 'atrium'

/** Days that the answer is good for; RFC 9116 asks for less than a year. */
const DAYS = 180
const MS_A_DAY = 86_400_000

/** Tells whoever finds a weakness of the site where to say so, as RFC 9116 has it; only where the institution gives it. */
export const security = defineEndpoint({
  name: 'security.txt',
  route: '/.well-known/security.txt',
  cache: 'dependencies',
  handle: async ({ context: { clock, institution, settings } }) => {
    const { contact = [], policy, encryption, acknowledgments } = settings.security ?? {}
    if (contact.length === 0) return null
    // By the day, so that one day's answers are the same.
    const expires = new Date(Date.parse(`${clock.today()}T00:00:00Z`) + DAYS * MS_A_DAY)
    const lines: (readonly [string, string | undefined])[] = [
      ...contact.map((address) => ['Contact', address] as const),
      ['Expires', expires.toISOString()],
      ['Encryption', encryption],
      ['Acknowledgments', acknowledgments],
      ['Preferred-Languages', new Intl.Locale(institution.language).language],
      ['Canonical', `${institution.siteUrl}/.well-known/security.txt`],
      ['Policy', policy],
    ]
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: lines.flatMap(([name, value]) => (value ? [`${name}: ${value}\n`] : [])).join(''),
    }
  },
})

import { describe, expect, it } from 'vitest'
import { numberVariable, secretsVariable, textVariable } from '#engine/environment/readers.ts'
import { EnvironmentError, readEnvironment, readSiteEnvironment } from './environment.ts'
import { variables } from './variables.ts'

const problemsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readSiteEnvironment(source)
  } catch (error) {
    return (error as EnvironmentError).problems
  }
  return []
}

describe('environment', () => {
  it('needs nothing to be set', () => {
    expect(readSiteEnvironment({})).toMatchObject({ PORT: 3000, CONTENT_DIR: 'demo/content', ENABLE_PREVIEW: false })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readSiteEnvironment({ PORT: '', SITE_URL: ' ' })).toEqual(readSiteEnvironment({}))
  })

  it.each([
    ['production', 'production'],
    ['staging-7', 'preview'],
  ])('SITE-015 accepts any deploy and content environment: %s, %s', (deploy, content) => {
    expect(readSiteEnvironment({ DEPLOY_ENV: deploy, CONTENT_ENV: content })).toMatchObject({
      DEPLOY_ENV: deploy,
      CONTENT_ENV: content,
    })
  })

  it('SITE-016 switches preview on', () => {
    expect(readSiteEnvironment({ ENABLE_PREVIEW: 'true' }).ENABLE_PREVIEW).toBe(true)
  })

  it('names every wrong variable at once, with value and remedy', () => {
    const problems = problemsOf({ PORT: '70000', ENABLE_PREVIEW: 'yes', SITE_NOW: 'tomorrow', LOG_LEVEL: 'loud' })
    expect(problems).toEqual([
      'PORT is "70000". Give a whole number from 0 to 65535.',
      'ENABLE_PREVIEW is "yes". Write true or false.',
      'SITE_NOW is "tomorrow". Give a date and time with offset, like 2026-03-14T10:00:00-07:00; a leading "=" stops the clock there.',
      'LOG_LEVEL is "loud". Give one of trace, debug, info, warn, error, silent.',
    ])
    expect(new EnvironmentError(problems).message).toContain('4 variables')
  })

  it.each(['MEDIA_GATEWAY_URL', 'PAGE_ARCHIVE_API_ENDPOINT', 'SITE_URL'])(
    'ENG-041 refuses an endpoint that is not a valid address: %s',
    (name) => {
      for (const value of ['archive', '//archive.example', 'ftp://archive.example', 'javascript:alert(1)'])
        expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}".`)])
      expect(problemsOf({ [name]: 'https://archive.example/api/' })).toEqual([])
    },
  )

  it.each([
    ['FASTLY_TOKEN', 'FASTLY_SERVICE_ID'],
    ['FASTLY_SERVICE_ID', 'FASTLY_TOKEN'],
    ['CLOUDFLARE_TOKEN', 'CLOUDFLARE_ZONE_ID'],
    ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_TOKEN'],
    ['VARNISH_PURGE_SECRET', 'VARNISH_URL'],
  ])('refuses %s without %s, which it names', (name, missing) => {
    const value = 'a-value-of-some-length'
    expect(problemsOf({ [name]: value, [missing]: ' ' })).toEqual([
      expect.stringMatching(`^${missing} is not set, and ${name} means nothing without it`),
    ])
    expect(problemsOf({ [name]: value, [missing]: missing === 'VARNISH_URL' ? 'http://varnish:6081' : value })).toEqual(
      [],
    )
  })

  it('reads several addresses of one kind, each once', () => {
    const { VARNISH_URL } = readSiteEnvironment({ VARNISH_URL: ' http://one:6081/, http://two:6081  http://one:6081' })
    expect(VARNISH_URL).toEqual(['http://one:6081', 'http://two:6081'])
    for (const value of ['varnish:6081', 'http://one:6081 two', ',', 'http://user:password@one'])
      expect(problemsOf({ VARNISH_URL: value })).toEqual([expect.stringMatching(/^VARNISH_URL is/)])
  })

  it('refuses a token that cannot stand in a header line, and does not show it', () => {
    for (const value of ['short', 'with spaces in between', 'with-ümlaut-in-it-somewhere'])
      expect(problemsOf({ FASTLY_SERVICE_ID: 'id', FASTLY_TOKEN: value })).toEqual([
        'FASTLY_TOKEN is a value. Give it whole, as it was issued: at least 16 ASCII characters without spaces.',
      ])
  })

  it('reads two secrets while one takes the place of the other', () => {
    const read = (CONTENT_SECRET: string) => readSiteEnvironment({ CONTENT_SECRET }).CONTENT_SECRET
    expect(read('one long enough a secret')).toEqual(['one long enough a secret'])
    expect(read('the-secret-from-before, the-secret-from-now')).toEqual([
      'the-secret-from-before',
      'the-secret-from-now',
    ])
    expect(problemsOf({ CONTENT_SECRET: 'the-secret-from-before,short' })).toHaveLength(1)
  })

  it('never shows a secret', () => {
    expect(problemsOf({ CONTENT_SECRET: 'hunter2' })[0]).not.toContain('hunter2')
  })

  it.each([
    'https://editor:hunter2@archive.example',
    'https://hunter2@archive.example/api',
    'http://:hunter2@a.example',
  ])('refuses an endpoint with a user name or a password, and says so without them: %s', (value) => {
    expect(problemsOf({ PAGE_ARCHIVE_API_ENDPOINT: value })).toEqual([
      'PAGE_ARCHIVE_API_ENDPOINT is not valid: it contains a user name or a password, which are not sent. Give the address without them, and let a proxy in front of the service add them.',
    ])
  })

  it.each([
    'htps://editor:hunter2@archive.example',
    'editor:hunter2@archive.example',
    'archive.example/api?key=hunter2',
  ])('shows no credentials of an endpoint that is not a valid address: %s', (value) => {
    const [problem] = problemsOf({ PAGE_ARCHIVE_API_ENDPOINT: value })
    expect(problem).toMatch(/^PAGE_ARCHIVE_API_ENDPOINT is /)
    expect(problem).not.toContain('hunter2')
  })

  it.each(['postgres://atrium:hunter2@db.example/atrium', 'postgresql://db.example:6543/atrium?sslmode=verify-full'])(
    'takes the address of a database as it is: %s',
    (value) => {
      expect(readSiteEnvironment({ CONTENT_STORE_URL: value }).CONTENT_STORE_URL).toBe(value)
    },
  )

  it.each([
    'mysql://a:hunter2@b/c',
    'db.example/atrium?hunter2',
    'postgres://a:hunter2@db.example',
    'postgres://hunter2/',
  ])('refuses the address of no database, and does not show it: %s', (value) => {
    const [problem] = problemsOf({ CONTENT_STORE_URL: value })
    expect(problem).toMatch(/^CONTENT_STORE_URL is a value\. Give an address like postgres:\/\/user:password@/)
    expect(problem).not.toContain('hunter2')
  })

  it('reads a moment that runs and one that stands still', () => {
    expect(readSiteEnvironment({ SITE_NOW: '2026-03-14T10:00:00-07:00' }).SITE_NOW).toEqual({
      at: new Date('2026-03-14T17:00:00Z'),
      stopped: false,
    })
    expect(readSiteEnvironment({ SITE_NOW: '=2026-03-14T10:00:00-07:00' }).SITE_NOW?.stopped).toBe(true)
    expect(problemsOf({ SITE_NOW: '2026-02-31' })).toHaveLength(1)
  })

  it('reads what a plugin declares for itself', () => {
    const declared = {
      SHOP_TOKEN: secretsVariable({ description: 'Token of the shop.', secret: true }),
      SHOP_PAGE: numberVariable(1, 50)({ description: 'Goods a page.', default: '12' }),
      SHOP_NAME: textVariable({ description: 'Name of the shop.' }),
    }
    expect(readEnvironment({ SHOP_NAME: 'Print Room' }, declared)).toEqual({ SHOP_PAGE: 12, SHOP_NAME: 'Print Room' })
  })

  it('describes every variable in a sentence', () => {
    for (const [name, { description }] of Object.entries(variables)) expect(description, name).toMatch(/^[A-Z`].+\.$/)
  })
})

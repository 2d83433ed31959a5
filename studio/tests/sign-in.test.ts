import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Browser } from './browser.ts'
import { CLIENT, type RealProvider, startProvider } from './real-provider.ts'
import { published, withStudio } from './start-studio.ts'

let provider: RealProvider
const studio = withStudio({ 'document/document_a.json': { ...published, slug: 'a' } }, async () => {
  provider = await startProvider()
  return {
    STUDIO_OIDC_ISSUER: provider.issuer,
    STUDIO_OIDC_CLIENT_ID: CLIENT.id,
    STUDIO_OIDC_CLIENT_SECRET: CLIENT.secret,
    STUDIO_OIDC_SCOPE: 'openid profile email groups',
    STUDIO_ROLES: 'administrator=ana@ellery.example; publisher=group:Web publishers; author=user:bo-7',
  }
})
beforeAll(() => provider.know(studio.origin))

const ana = { sub: 'ana-1', name: 'Ana Bell', email: 'Ana@ellery.example', email_verified: true }
beforeEach(() => {
  provider.account = ana
})

const site = async (browser: Browser) => {
  const answer = await browser.ask(`${studio.origin}/api/site`)
  return { status: answer.status, json: await answer.json() }
}
const facts = async (browser: Browser) => (await browser.ask(`${studio.origin}/api/sign-in`)).json()
const write = (browser: Browser, method: string, path: string, body: object = {}) =>
  browser.ask(studio.origin + path, {
    ...{ method, body: JSON.stringify(body) },
    headers: { origin: studio.origin, 'content-type': 'application/json' },
  })
const signedIn = async (account: RealProvider['account'] = ana) => {
  provider.account = account
  const browser = new Browser()
  await browser.open(`${studio.origin}/sign-in?to=/entries/document/document_a`)
  return browser
}
const refusal = async (browser: Browser) => {
  expect((await site(browser)).status).toBe(401)
  return (await facts(browser)).refused
}

describe('signing in at a provider', () => {
  it('leads there, and back to where one was, with a session that scripts do not see', async () => {
    expect(studio.said).toEqual([`${studio.origin}/`])
    const browser = new Browser()
    expect(await facts(browser)).toEqual({
      ...{ name: 'The Ellery', language: 'en-US', way: 'oidc' },
      host: new URL(provider.issuer).host,
    })
    const { at, answer } = await browser.open(
      `${studio.origin}/sign-in?to=${encodeURIComponent('/entries/document/document_a?field=title')}`,
    )
    expect([at, answer.status]).toEqual([`${studio.origin}/entries/document/document_a?field=title`, 200])
    const [asked = ''] = browser.visited.filter((address) => address.startsWith(`${provider.issuer}/auth?`))
    expect(Object.fromEntries(new URL(asked).searchParams)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', client_id: 'studio' },
      ...{ state: expect.stringMatching(/.{40}/), nonce: expect.stringMatching(/.{40}/) },
    })
    expect((await site(browser)).json).toMatchObject({
      person: { name: 'Ana Bell', email: 'Ana@ellery.example', role: 'administrator' },
      ...{ way: 'oidc', may: expect.arrayContaining(['publish', 'remove', 'people']) },
    })
    const [line = ''] = [...browser.cookies.keys()].filter((key) => key.includes(new URL(studio.origin).host))
    expect(line).toMatch(/ studio-\d+$/)
  })

  it.each([
    ['of a group', { sub: 'cy-3', name: 'Cy', groups: ['Staff', 'Web publishers'] }, 'publisher'],
    ['by their id', { sub: 'bo-7', name: 'Bo' }, 'author'],
    ['the highest of several', { ...ana, sub: 'bo-7', groups: ['Web publishers'] }, 'administrator'],
  ])('gives the role that the settings say: %s', async (_, account, role) => {
    expect((await site(await signedIn(account))).json.person.role).toBe(role)
  })

  it.each([
    ['nobody knows', { sub: 'x-9', name: 'Xi' }, 'Xi (x-9)'],
    ['whose address of mail nobody has verified', { ...ana, sub: 'x', email_verified: false }, 'Ana Bell (x)'],
    [
      'whose address of mail is said to be verified in other words',
      { ...ana, sub: 'x', email_verified: 'true' },
      'Ana Bell (x)',
    ],
    [
      'whose group is called nearly the same',
      { sub: 'x', name: 'Xi', groups: ['web publishers', 'Web publishers '] },
      'Xi (x)',
    ],
    [
      'who calls a group by a rule',
      { sub: 'group:Web publishers', name: 'Xi', groups: 'user:bo-7' },
      'Xi (group:Web publishers)',
    ],
  ])('says to somebody without a role what to ask for: %s', async (_, account, as) => {
    expect(await refusal(await signedIn(account))).toEqual({ reason: 'no-role', as })
  })

  it('says that somebody did not want to', async () => {
    const browser = new Browser()
    provider.account = undefined
    await browser.open(`${studio.origin}/sign-in`)
    expect(await refusal(browser)).toEqual({ reason: 'declined' })
  })

  it('two windows sign in side by side, and whoever is in does not go to the provider again', async () => {
    const browser = new Browser()
    const isBack = (address: string) => address.includes('/sign-in/callback')
    const first = await browser.open(`${studio.origin}/sign-in?to=/one`, isBack)
    const second = await browser.open(`${studio.origin}/sign-in?to=/two`, isBack)
    expect((await browser.open(first.at)).at).toBe(`${studio.origin}/one`)
    expect((await browser.open(second.at)).at).toBe(`${studio.origin}/two`)
    browser.visited.length = 0
    await browser.open(`${studio.origin}/sign-in?to=/three`)
    expect(browser.visited).toEqual([`${studio.origin}/sign-in?to=/three`, `${studio.origin}/three`])
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/api/site',
    '/sign-in',
    '/sign-in/callback',
    `/${'x'.repeat(600)}`,
  ])('leads to no other place afterwards: %s', async (to) => {
    const { at } = await new Browser().open(`${studio.origin}/sign-in?${new URLSearchParams({ to })}`)
    expect(at).toBe(`${studio.origin}/`)
  })

  it('comes in with keys of the provider that are new, and where its sessions began with others', async () => {
    await signedIn()
    provider.know(studio.origin)
    expect((await site(await signedIn())).status).toBe(200)
  })
})

describe('a code', () => {
  const callback = async (browser: Browser) =>
    (await browser.open(`${studio.origin}/sign-in`, (address) => address.includes('/sign-in/callback'))).at

  it('that was used opens nothing', async () => {
    const browser = new Browser()
    const at = await callback(browser)
    const cookies = new Map(browser.cookies)
    await browser.open(at)
    expect((await site(browser)).status).toBe(200)
    // As whoever saw it all pass by has it.
    const thief = new Browser()
    for (const [key, value] of cookies) thief.cookies.set(key, value)
    await thief.open(at)
    expect(await refusal(thief)).toEqual({ reason: 'failed' })
  })

  it('that somebody else began to ask for opens nothing (forged sign-in)', async () => {
    const at = await callback(new Browser())
    const victim = new Browser()
    await victim.open(at)
    expect(await refusal(victim)).toEqual({ reason: 'stale' })
    await callback(victim)
    await victim.open(at)
    expect(await refusal(victim)).toEqual({ reason: 'stale' })
  })

  it.each(['state', 'iss', 'code'])('opens nothing with another %s', async (name) => {
    const browser = new Browser()
    const url = new URL(await callback(browser))
    url.searchParams.set(name, 'https://evil.example')
    await browser.open(url.href)
    expect(await refusal(browser)).toEqual({ reason: name === 'state' ? 'stale' : 'failed' })
  })

  it('of a person opens a session of its own each time, whatever cookie was there before (fixation)', async () => {
    const browser = await signedIn()
    const [[key = '', before = ''] = []] = [...browser.cookies].filter(([name]) => / studio-\d+$/.test(name))
    await write(browser, 'DELETE', '/api/session')
    browser.cookies.set(key, before)
    expect((await site(browser)).status).toBe(401)
    await browser.open(`${studio.origin}/sign-in`)
    expect(browser.cookies.get(key)).not.toBe(before)
    expect((await site(browser)).status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session here, in the canvas, and at the provider, and what its cookie said does nothing any more', async () => {
    const browser = await signedIn()
    const stolen = new Browser()
    for (const [key, value] of browser.cookies) stolen.cookies.set(key, value)
    const canvas = (await site(stolen)).json.canvas
    const [[, cookie] = []] = [...browser.cookies].filter(([name]) => / studio-\d+$/.test(name))
    const page = () => fetch(`${canvas}/a`, { headers: { cookie: `studio-${new URL(studio.origin).port}=${cookie}` } })
    expect((await page()).status).toBe(200)
    const { next } = await (await write(browser, 'DELETE', '/api/session')).json()
    expect(next).toContain(`${provider.issuer}/session/end?`)
    expect(new URL(next).searchParams.get('post_logout_redirect_uri')).toBe(`${studio.origin}/`)
    expect(new URL(next).searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect((await browser.ask(next)).status).toBe(200)
    expect((await site(stolen)).status).toBe(401)
    expect((await write(stolen, 'POST', '/api/entries/document', { title: 'Forged' })).status).toBe(401)
    expect((await page()).status).toBe(403)
  })

  it('is done by administrators for others, and by nobody else', async () => {
    const author = await signedIn({ sub: 'bo-7', name: 'Bo' })
    expect((await author.ask(`${studio.origin}/api/people`)).status).toBe(403)
    const browser = await signedIn()
    const { sessions, roles } = await (await browser.ask(`${studio.origin}/api/people`)).json()
    expect(roles.map(({ role }: { role: string }) => role)).toEqual(['author', 'publisher', 'administrator'])
    const own = sessions.filter(({ isOwn }: { isOwn: boolean }) => isOwn)
    expect(own).toMatchObject([{ person: { name: 'Ana Bell' } }])
    expect(JSON.stringify(sessions)).not.toMatch(/key|ticket|token/)
    const { id } = sessions.findLast(({ person }: { person: { id: string } }) => person.id === 'bo-7')
    expect((await write(author, 'DELETE', `/api/people/sessions/${own[0].id}`)).status).toBe(403)
    expect((await write(browser, 'DELETE', `/api/people/sessions/${id}`)).status).toBe(200)
    expect((await site(author)).status).toBe(401)
    expect((await write(browser, 'DELETE', `/api/people/sessions/${id}`)).status).toBe(404)
    expect((await site(browser)).status).toBe(200)
    const log = await (await browser.ask(`${studio.origin}/api/audit?format=ndjson`)).text()
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.at(-1)).toMatchObject({
      ...{ person: 'Ana Bell (Ana@ellery.example)', what: 'session ended', note: 'Bo (bo-7)' },
    })
    // Whoever tries again and again is noted once.
    expect(lines.filter(({ person, what }) => what === 'refused' && person === 'Ana Bell (x)')).toHaveLength(1)
  })

  it('no token opens a studio in which people sign in', async () => {
    for (const token of ['', 'x', undefined])
      expect((await write(new Browser(), 'POST', '/api/session', { token })).status).toBe(404)
  })
})

describe('a provider that is away', () => {
  it('leaves whoever is in, lets them go, and is told to whoever comes', async () => {
    const browser = await signedIn()
    const coming = new Browser()
    const { at } = await coming.open(`${studio.origin}/sign-in`, (address) => address.includes('/sign-in/callback'))
    await provider.close()
    expect((await site(browser)).status).toBe(200)
    await coming.open(at)
    expect(await refusal(coming)).toEqual({ reason: 'away' })
    expect((await write(browser, 'DELETE', '/api/session')).status).toBe(200)
    expect((await site(browser)).status).toBe(401)
  })
})

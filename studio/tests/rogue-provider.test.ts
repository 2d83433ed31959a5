import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isAway, Provider } from '../server/people/oidc/provider.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [own, others] = [pair(), pair()]
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: object, key: KeyObject = own.privateKey, head: object = { alg: 'RS256', kid: 'own' }) => {
  const text = `${encoded(head)}.${encoded(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

type Answers = Record<string, (response: ServerResponse) => void>
let issuer = ''
let nonce = ''
let answers: Answers = {}
const json = (value: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
}
const server = createServer(((request, response) => {
  const answer = answers[request.url ?? '']
  if (answer) answer(response)
  else response.writeHead(404).end()
}) satisfies RequestListener)
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

// As the client of the provider reads it, which has no clock of ours.
const { now: milliseconds } = Date
const now = () => Math.floor(milliseconds() / 1000)
const good = () => ({ iss: issuer, aud: 'studio', sub: 'ana-1', nonce, iat: now(), exp: now() + 60 })
const tokens = (idToken: string) => json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken })
const sayToken = (claims: object, ...more: [KeyObject?, object?]) => {
  answers['/token'] = (response) => tokens(tokenOf({ ...good(), ...claims }, ...more))(response)
}
const facts = (more: object = {}) => ({
  ...{
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  },
  ...more,
})
const METADATA = '/.well-known/openid-configuration'

beforeEach(() => {
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }
  answers = { [METADATA]: (response) => json(facts())(response), '/jwks': json({ keys: [jwk] }) }
  sayToken({})
})

/** Longer than any answer takes, in milliseconds. */
const PATIENCE = 30_000
/** For what never answers. */
const BRIEF = 400
const providerOf = (patience: number) =>
  new Provider({
    ...{ issuer, clientId: 'studio', clientSecret: 'x', scope: 'openid', patience },
    redirectUri: 'http://localhost:1/sign-in/callback',
  })
/** Signs in, as far as it goes. @returns who did, or by what it failed */
async function outcome(patience = PATIENCE): Promise<unknown> {
  try {
    const provider = providerOf(patience)
    const { begun } = await provider.begin()
    nonce = begun.nonce
    const { claims } = await provider.finish(`?code=c&state=${begun.state}`, begun)
    return claims.sub
  } catch (error) {
    return isAway(error) ? 'away' : 'refused'
  }
}

describe('a provider', () => {
  it('whose token is in order signs somebody in, also by a clock that differs by less than a minute', async () => {
    expect(await outcome()).toBe('ana-1')
    sayToken({ iat: now() + 45, nbf: now() + 45, exp: now() + 90 })
    expect(await outcome()).toBe('ana-1')
    sayToken({ iat: now() - 100, exp: now() - 45 })
    expect(await outcome()).toBe('ana-1')
  })

  it.each<[string, () => void]>([
    ['of another sign-in', () => sayToken({ nonce: 'another' })],
    ['without the nonce', () => sayToken({ nonce: undefined })],
    ['of another provider', () => sayToken({ iss: 'https://evil.example' })],
    ['for another program', () => sayToken({ aud: 'another' })],
    ['for several programs, of which another one asked', () => sayToken({ aud: ['studio', 'x'], azp: 'x' })],
    ['that is over', () => sayToken({ iat: now() - 600, exp: now() - 300 })],
    ['that is not good yet', () => sayToken({ nbf: now() + 600 })],
    ['without an end', () => sayToken({ exp: undefined })],
    ['of nobody', () => sayToken({ sub: undefined })],
    ['signed with the key of others', () => sayToken({}, others.privateKey)],
    ['signed with a key that it does not name', () => sayToken({}, others.privateKey, { alg: 'RS256', kid: 'x' })],
    ['that says it needs no signature', () => sayToken({}, own.privateKey, { alg: 'none' })],
    ['signed with the secret that both know', () => sayToken({}, own.privateKey, { alg: 'HS256' })],
    ['that is none', () => (answers['/token'] = tokens('x.y.z'))],
    ['that is not there', () => (answers['/token'] = json({ access_token: 'a', token_type: 'Bearer' }))],
    ['on a page', () => (answers['/token'] = (response) => void response.end('<html>'))],
    ['at another address', () => (answers['/token'] = (r) => void r.writeHead(307, { location: '/else' }).end())],
    [
      'with rubbish behind',
      () => (answers['/token'] = (r) => void r.setHeader('content-type', 'application/json').end('{"a')),
    ],
  ])('does not sign in with a token %s', async (_, say) => {
    say()
    expect(await outcome()).toBe('refused')
  })

  it.each<[string, () => void]>([
    ['names another issuer', () => (answers[METADATA] = json(facts({ issuer: 'https://evil.example' })))],
    ['says nothing of itself', () => (answers[METADATA] = json({}))],
    ['answers with a page', () => (answers[METADATA] = (response) => void response.end('<html>'))],
    ['has no keys', () => (answers['/jwks'] = json({ keys: [] }))],
    [
      'tells of somebody else',
      () => {
        answers[METADATA] = json(facts({ userinfo_endpoint: `${issuer}/me` }))
        answers['/me'] = json({ sub: 'somebody-else', email: 'admin@ellery.example', email_verified: true })
      },
    ],
  ])('that %s signs nobody in', async (_, say) => {
    say()
    expect(await outcome()).toBe('refused')
  })

  it.each([METADATA, '/token', '/jwks'])('that never answers at %s is not waited for', async (path) => {
    answers[path] = () => undefined
    expect(await outcome(BRIEF)).toBe('away')
    answers[path] = (response) => void response.setHeader('content-type', 'application/json').write('{')
    expect(await outcome(BRIEF)).toBe('away')
  })

  it.each([METADATA, '/token', '/jwks'])('that answers without end at %s is heard for 1 MB', async (path) => {
    let sent = 0
    answers[path] = (response) => {
      response.setHeader('content-type', 'application/json')
      const more = () => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536
          if (!response.write(' '.repeat(65_536))) return void response.once('drain', more)
        }
      }
      more()
    }
    expect(await outcome()).toBe('refused')
    expect(sent).toBeLessThan(20_000_000)
  })
})

import type { Log } from 'atrium'
import express, { type Request, type Response } from 'express'
import { createGate } from '#engine/host.ts'
import { ApiError } from '../../guards/api-error.ts'
import { type Cookies, cookieValues } from '../../guards/cookies.ts'
import { originAt } from '../../guards/origins.ts'
import type { Session, Sessions } from '../../guards/sessions.ts'
import type { Entrance, Refused } from '../entrances/entrance.ts'
import type { NotePerson } from '../note.ts'
import type { RoleRules } from '../role-rules.ts'
import { createSeal } from '../seal.ts'
import { personOf } from './claims.ts'
import { type Begun, isAway, isDeclined, Provider, type ProviderOptions } from './provider.ts'

export interface OidcOptions extends Omit<ProviderOptions, 'redirectUri'> {
  /** The claim that says groups. */
  groups: string
  rules: RoleRules
  /** Of the studio. */
  origin: string
  cookies: Cookies
  note: NotePerson
  log: Log
}

/** What a browser keeps of sign-ins: those that it has begun, each to go to an address, or why the last was in vain. */
interface Kept {
  begun?: (Begun & { to: string })[]
  refused?: { reason: Refused; as?: string }
}

export const BEGIN = '/sign-in'
export const CALLBACK = '/sign-in/callback'

/** Whoever begins has so long, in milliseconds. */
const LASTS = 600_000
/** So many windows may sign in at once. */
const MOST_BEGUN = 3
/** So long an address to come back to may be: cookies are small. */
const MAX_TO = 512

/** Lets in whom a provider of OpenID Connect has signed in. */
export function oidcEntrance(options: OidcOptions, sessions: Sessions): Entrance {
  const { issuer, origin, cookies, rules, groups, note, log } = options
  const provider = new Provider({ ...options, redirectUri: origin + CALLBACK })
  const seal = createSeal()
  const name = cookies.name('studio-sign-in')
  const tokens = new WeakMap<Session['person'], string>()
  // A provider is asked by few at once, whoever comes.
  const inTurn = createGate({ running: 8, waiting: 100 })

  const keptOf = (request: Pick<Request, 'headers'>): Kept =>
    cookieValues(request, name)
      .map((value) => seal.open(value))
      .find((value) => value !== undefined) ?? {}
  const keep = (kept: Kept) => cookies.line(name, seal.seal(kept, LASTS), 'Lax', `Max-Age=${LASTS / 1000}`)
  const go = (response: Response, to: string, lines: string[]) => {
    response.set({ 'cache-control': 'no-store', 'set-cookie': lines }).redirect(303, to)
  }
  const refuse = (response: Response, to: string, refused: NonNullable<Kept['refused']>) =>
    go(response, to, [keep({ refused })])
  const say = (what: string, error: unknown) => {
    const { message, code } = error as Error & { code?: string }
    const reason = (error as Error).cause instanceof Error ? ((error as Error).cause as Error).message : undefined
    log.warn({ issuer, code, reason }, `${what}: ${message}`)
  }

  const routes = express.Router({ caseSensitive: true, strict: true })
  routes.get(BEGIN, async (request, response) => {
    const { searchParams } = new URL(request.originalUrl, origin)
    const to = ownAddress(searchParams.get('to'), origin)
    if (originAt(request.headers.host, [origin]) === undefined)
      return response.redirect(303, `${origin}${BEGIN}?${new URLSearchParams({ to })}`)
    if (sessions.of(request)) return go(response, to, [])
    try {
      const { address, begun } = await inTurn(() => provider.begin({ again: searchParams.has('again') }))
      const others = keptOf(request).begun ?? []
      go(response, address.href, [keep({ begun: [...others, { ...begun, to }].slice(-MOST_BEGUN) })])
    } catch (error) {
      say('Nobody can sign in: the provider cannot be asked', error)
      refuse(response, to, { reason: 'away' })
    }
  })
  routes.get(CALLBACK, async (request, response) => {
    const { search, searchParams } = new URL(request.originalUrl, origin)
    const { begun = [] } = keptOf(request)
    const own = begun.find(({ state }) => state === searchParams.get('state'))
    if (!own) return refuse(response, '/', { reason: 'stale' })
    const { to } = own
    try {
      const { claims, idToken } = await inTurn(() => provider.finish(search, own))
      const found = personOf(claims, { rules, groups })
      if (!found) return refuse(response, to, { reason: 'failed' })
      const { role, ...person } = found
      if (!role) {
        note('refused', person)
        return refuse(response, to, { reason: 'no-role', as: person.name })
      }
      const signedIn = { ...person, role }
      if (idToken) tokens.set(signedIn, idToken)
      const { setCookie } = sessions.begin(signedIn)
      note('signed in', signedIn)
      const others = begun.filter((one) => one !== own)
      go(response, to, [
        setCookie,
        others.length > 0 ? keep({ begun: others }) : cookies.line(name, '', 'Lax', 'Max-Age=0'),
      ])
    } catch (error) {
      say('A sign-in was in vain', error)
      refuse(response, to, { reason: isDeclined(error) ? 'declined' : isAway(error) ? 'away' : 'failed' })
    }
  })
  return {
    way: 'oidc',
    host: new URL(issuer).host,
    outside: { message: 'Nobody is signed in here.', remedy: 'Sign in.' },
    enter() {
      throw new ApiError(404, 'There is no such address.', 'Sign in at the first page of the studio.')
    },
    routes,
    refused: (request) => keptOf(request).refused,
    async leave({ person }) {
      try {
        return await inTurn(() => provider.leave(tokens.get(person), `${origin}/`))
      } catch (error) {
        say('A session is ended here, and not at the provider', error)
        return undefined
      }
    },
  }
}

/** An address of the studio's own pages; anything else is its first page. */
export function ownAddress(text: string | null, origin: string): string {
  if (!text?.startsWith('/') || text.length > MAX_TO) return '/'
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined
  const isOwn =
    url?.origin === origin && !/^\/(?:api|sign-in)(?:\/|$)/.test(url.pathname) && !url.pathname.startsWith('//')
  return url && isOwn ? url.pathname + url.search : '/'
}

import { createHash } from 'node:crypto'
import type {
  EntryText,
  People,
  Problem,
  Ref,
  Row,
  Schedule,
  SignInFacts,
  Site,
  Text,
  TypeForm,
  Version,
  VersionValue,
  WireObject,
} from '../api/contract.ts'
import type { LibraryFile } from '../api/files.ts'
import type { sendFile } from '../api/send-file.ts'
import { blocks, type DemoEntry, forms } from './demo-entries.ts'
import { filesListed } from './stand-in-files.ts'
import { type AskedTogether, discussed, type TogetherIn, takenOver, together } from './stand-in-together.ts'

interface Stored extends Pick<EntryText, 'languages' | 'original' | 'start'> {
  ref: Ref
  published?: Text
  draft?: Text
  schedule?: Schedule
  /** Oldest first. */
  versions?: (VersionValue & { version: Version })[]
}

export interface StandIn extends TogetherIn {
  fetch: typeof globalThis.fetch
  /** Takes files; absent: none are sent. */
  send?: typeof sendFile
  /** Every request in order, like `PUT /api/entries/article/a`. */
  asked: string[]
  stored: Map<string, Stored>
  /** Addresses of small pictures by entry, like `image/a`. */
  pictures: Map<string, string>
  /** Decides what is wrong with a value. */
  check: (ref: Ref, value: WireObject) => Problem[]
  /** Answers nothing any more, as long as it is true. */
  isAway: boolean
  /** Says to everything that no session is open, as long as it is true. */
  isSignedOut: boolean
  /** All pages were looked at for what publishing changes. */
  areEffectsWhole: boolean
  site: Site
  /** What it says to whoever is not signed in. */
  signIn: SignInFacts
  people: People['sessions']
  files: LibraryFile[]
}

/** A text as the server sends it. */
export const textOf = (value: unknown): Text => {
  const body = `${JSON.stringify(value, null, 2)}\n`
  return { body, value: value as WireObject, hash: createHash('sha256').update(body).digest('hex') }
}

const TITLE_MISSING = { reason: 'is required and has no data', remedy: 'Fill it in.', severity: 'error' as const }

/** The server of the studio in memory, by the contract: for tests of the client alone. */
export function standIn(entries: readonly DemoEntry[], facts: Partial<Site> = {}): StandIn {
  const stored = new Map(
    entries.map(({ type, uid, value }): [string, Stored] => [
      `${type}/${uid}`,
      { ref: { type, uid }, published: textOf(value) },
    ]),
  )
  const types = [...forms.values()].map(({ fields: _, groups: __, system: ___, ...head }) => ({
    ...head,
    count: entries.filter(({ type }) => type === head.name).length,
  }))
  const own: StandIn = {
    asked: [],
    stored,
    pictures: new Map(),
    isAway: false,
    isSignedOut: false,
    areEffectsWhole: true,
    check: ({ type, uid }, value) =>
      value.title ? [] : [{ ...TITLE_MISSING, file: `${type}/${uid}.json`, field: 'title' }],
    site: {
      ...{ name: 'The Ellery', language: 'en-US', timeZone: 'America/Los_Angeles', siteUrl: 'https://ellery.example' },
      ...{ person: { id: 'editor', name: 'Editor', role: 'administrator' }, way: 'token', isCanvasApart: false },
      may: ['write', 'discard', 'publish', 'remove', 'settings', 'people'],
      ...{ canvas: 'http://localhost:3101', types, blocks: [...blocks.values()], ...facts },
    },
    signIn: { name: 'The Ellery', language: 'en-US', way: 'token' },
    ...{ people: [], files: [], together: { here: [] }, threads: [] },
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://localhost:3100')
      if (url.pathname !== '/api/here') own.asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`)
      if (own.isAway) throw new TypeError('fetch failed')
      if (own.isSignedOut && !isOpenToAll(url, init))
        return new Response(JSON.stringify(refused(401, 'The studio is not open in this browser, or no longer.')[1]), {
          status: 401,
        })
      const [status, body] = answer(own, init?.method ?? 'GET', url, init?.body ? JSON.parse(String(init.body)) : {})
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    },
  }
  return own
}

/** Returns what is edited of an entry; of what is no JSON nothing is. */
const wireOf = ({ draft, published }: Stored): WireObject => {
  try {
    return JSON.parse((draft ?? published)?.body ?? '{}')
  } catch {
    return {}
  }
}

function rowOf(own: StandIn, one: Stored): Row {
  const value = wireOf(one)
  const problems = own.check(one.ref, value)
  const picture = own.pictures.get(`${one.ref.type}/${one.ref.uid}`)
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length
  return {
    ref: one.ref,
    title: String(value.title ?? ''),
    typeLabel: forms.get(one.ref.type)?.label ?? one.ref.type,
    state: one.published ? (one.draft ? 'changed' : 'published') : 'draft',
    path: typeof value.url === 'string' && forms.get(one.ref.type)?.hasPage ? value.url : null,
    updatedAt: String(value.updated_at ?? '') || null,
    ...{ errors: count('error'), warnings: count('warning'), ...(picture && { picture }) },
    ...(one.languages?.some(({ isOutdated }) => isOutdated) && { translation: 'outdated' }),
  }
}

type Answer = [number, unknown]
type Asked = Partial<Record<'ifHash' | 'ifPublished', string | null>> & {
  value?: WireObject
  title?: string
  address?: string
  copyOf?: string
  token?: string
  note?: string
  side?: string
} & Schedule &
  AskedTogether

const refused = (status: number, message: string): Answer => [status, { error: { message, remedy: 'Try again.' } }]

function answer(own: StandIn, method: string, { pathname, searchParams }: URL, asked: Asked): Answer {
  const [, , what = '', type = '', uid = '', act = '', part = ''] = pathname.split('/').map(decodeURIComponent)
  if (what === 'sign-in') return [200, own.signIn]
  if (what === 'session') return session(own, method, asked)
  if (what === 'people') {
    own.people = own.people.filter(({ id }) => method === 'GET' || String(id) !== uid)
    return [200, { sessions: own.people, roles: [{ role: 'author', may: ['write'] }] }]
  }
  if (what === 'here') return [200, together(own, asked)]
  if (what === 'site') return [200, own.site]
  if (what === 'forms')
    return forms.has(type) ? [200, forms.get(type) as TypeForm] : refused(404, 'There is no such type.')
  if (what === 'coming') return [200, { coming: coming(own), total: 1 }]
  if (what === 'blocks') return [200, { total: 7, isWhole: true }]
  if (what === 'attention')
    return [200, { groups: attention(own), reports: [{ service: 'search', lines: ['Searched for'], total: 3 }] }]
  if (what === 'files') return [200, filesListed(own.files, searchParams)]
  if (what === 'references') {
    const types = searchParams.get('types')?.split(',').filter(Boolean) ?? []
    return [200, { rows: listed(own, types, searchParams.get('q') ?? '').slice(0, 30) }]
  }
  if (!uid && method === 'POST') return created(own, type, asked)
  if (uid === 'address') return [200, addressOf(own, asked)]
  if (!uid) {
    const all = listed(
      own,
      type ? [type] : searchParams.get('type') ? [searchParams.get('type') as string] : [],
      searchParams.get('q') ?? '',
    ).filter(({ state }) => !searchParams.get('state') || state === searchParams.get('state'))
    const from = Number(searchParams.get('after') ?? 0)
    const limit = Number(searchParams.get('limit') ?? 50)
    return [
      200,
      {
        rows: all.slice(from, from + limit),
        total: all.length,
        next: from + limit < all.length ? String(from + limit) : null,
      },
    ]
  }
  const known = own.stored.get(`${type}/${uid}`)
  if (!known && method !== 'PUT') return refused(404, 'There is no such entry.')
  const one: Stored = known ?? { ref: { type, uid } }
  if (act === 'comments') return [200, { threads: discussed(own, method, part, asked) }]
  if (act === 'take-over') return [200, takenOver(own, one.ref)]
  if (act === 'versions') return ofVersions(one, method, part, asked)
  return ofEntry(own, one, method, act, asked)
}

const isOpenToAll = ({ pathname }: URL, init?: RequestInit) =>
  pathname === '/api/sign-in' || (pathname === '/api/session' && init?.method === 'POST')

function session(own: StandIn, method: string, { token }: Asked): Answer {
  const isIn = method === 'POST' && (token === 'good' || own.signIn.way === 'proxy')
  own.isSignedOut = !isIn
  return isIn || method === 'DELETE' ? [200, {}] : refused(401, 'This address was used before.')
}

/** The history of an entry: the last of it says what is on disk. */
function ofVersions({ versions = [] }: Stored, method: string, part: string, { note, side }: Asked): Answer {
  if (part === 'show') return [200, { path: `/_studio/${side}/page` }]
  if (method === 'POST') Object.assign(versions.at(-1)?.version ?? {}, { note })
  if (method === 'POST') return [200, {}]
  if (!part) return [200, { versions: versions.map(({ version }) => version).reverse(), next: null }]
  const found = versions.find(({ version }) => String(version.id) === part)
  return found ? [200, found] : refused(404, 'There is no such version.')
}

/** Notes the newest text of an entry, a minute after the last. */
export function noteVersion(one: Stored, what: Version['what'], facts: Pick<Version, 'by' | 'note'> = {}): void {
  const id = (one.versions?.length ?? 0) + 1
  const at = new Date(Date.parse('2026-03-14T20:00:00Z') + id * 60_000).toISOString()
  const hash = (one.draft ?? one.published)?.hash ?? null
  one.versions = [...(one.versions ?? []), { version: { id, began: at, at, what, hash, ...facts }, value: wireOf(one) }]
}

const attention = (own: StandIn) => {
  const rows = [...own.stored.values()].flatMap((one) =>
    own.check(one.ref, wireOf(one)).map((problem) => ({ ...rowOf(own, one), problem })),
  )
  return [{ what: 'errors', total: rows.length, rows }]
}

const coming = (own: StandIn) =>
  [...own.stored.values()].flatMap((one) => {
    const { publish: at, release } = one.schedule ?? {}
    return at ? [{ row: rowOf(own, one), what: 'publish', at, release, missing: [], leftBehind: 2 }] : []
  })

const listed = (own: StandIn, types: readonly string[], words: string): Row[] =>
  [...own.stored.values()]
    .filter(({ ref }) => types.length === 0 || types.includes(ref.type))
    .map((one) => rowOf(own, one))
    .filter(({ title, path }) => `${title} ${path ?? ''}`.toLowerCase().includes(words.toLowerCase()))

/** By the title alone, at the top of the site. */
function addressOf(own: StandIn, { title = '', address }: Asked) {
  const value = address ?? `/${title.toLowerCase().replaceAll(' ', '-')}`
  return { field: 'url', value, path: value, others: listed(own, [], '').filter(({ path }) => path === value) }
}

function created(own: StandIn, type: string, { title, copyOf, address }: Asked): Answer {
  const uid = `${type}_${String(title).toLowerCase().replaceAll(' ', '_')}`
  const from = copyOf ? own.stored.get(`${type}/${copyOf}`) : undefined
  const value = { ...(from && wireOf(from)), uid, _content_type_uid: type, title, ...(address && { url: address }) }
  own.stored.set(`${type}/${uid}`, { ref: { type, uid }, draft: textOf(value) })
  return [200, { ref: { type, uid } }]
}

function ofEntry(
  own: StandIn,
  one: Stored,
  method: string,
  act: string,
  { value = {}, ifHash, ifPublished, note, ...schedule }: Asked,
): Answer {
  const now = one.draft ?? one.published
  if (method === 'GET' && !act)
    return [
      200,
      {
        ref: one.ref,
        row: rowOf(own, one),
        ...{ published: one.published, draft: one.draft, schedule: one.schedule, isMovedBy: 0 },
        problems: own.check(one.ref, wireOf(one)),
        ...{ last: one.versions?.at(-1)?.version, languages: one.languages, original: one.original, start: one.start },
      } satisfies Record<keyof EntryText, unknown>,
    ]
  if (act === 'uses')
    return [200, { rows: [], total: 0, translations: one.languages?.slice(1).map(({ label }) => label) ?? [] }]
  if (act === 'effects')
    return [200, { paths: ['/', '/news'], total: 5, isWhole: own.areEffectsWhole, when: 'Visitors see it at once.' }]
  if (act === 'check') return [200, { problems: own.check(one.ref, value), canvas: { path: rowOf(own, one).path } }]
  const isSeen = method === 'PUT' || act === 'discard' || ifPublished === (one.published?.hash ?? null)
  if (ifHash !== (now?.hash ?? null) || !isSeen)
    return [409, { conflict: { published: one.published, draft: one.draft } }]
  if (method === 'PUT') {
    one.draft = textOf(value)
    own.stored.set(`${one.ref.type}/${one.ref.uid}`, one)
    noteVersion(one, 'saved', { by: 'Ana', ...(note !== undefined && { note }) })
    return [200, { hash: one.draft.hash, problems: own.check(one.ref, value), row: rowOf(own, one) }]
  }
  if (method === 'DELETE') {
    own.stored.delete(`${one.ref.type}/${one.ref.uid}`)
    return [200, {}]
  }
  if (act === 'publish' && now) Object.assign(one, { published: now, draft: undefined })
  if (act === 'schedule') one.schedule = Object.keys(schedule).length > 0 ? schedule : undefined
  if (act === 'discard') one.draft = undefined
  if (act === 'unpublish' && now) Object.assign(one, { published: undefined, draft: now })
  return [200, { row: rowOf(own, one), hash: now?.hash ?? null }]
}

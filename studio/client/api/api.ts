import { ownBase } from '../route/base.ts'
import type { MadeLink, ShareLink } from '../sharing/links.ts'
import { Behind } from './behind.ts'
import type {
  Address,
  AttentionGroup,
  Checked,
  Coming,
  Effects,
  EntryText,
  People,
  Ref,
  Report,
  Row,
  Rows,
  Saved,
  Schedule,
  SignInFacts,
  Site,
  TypeForm,
  Versions,
  VersionValue,
  WireObject,
  Written,
} from './contract.ts'
import type { FileWords, LibraryFile, NewMaster, PictureWords, Uploaded } from './files.ts'
import { Offline, Refusal, type Refused } from './refusal.ts'
import type { Sending, sendFile } from './send-file.ts'
import type { Thread, Together } from './together.ts'

export { Offline, Refusal } from './refusal.ts'

/** Says what of an entry was seen, where all of it is written: hashes of the newer text, and of what is published. */
export interface Seen {
  ifHash: string | null
  ifPublished: string | null
}

/** Says what one side of a comparison shows: a version, or a value. */
export interface ShowWanted {
  side: 'before' | 'after'
  version?: string
  value?: WireObject
}

/** Says what a new entry begins with. */
export interface NewEntry {
  title: string
  /** Absent: it is made of the title. */
  address?: string | undefined
  template?: string | undefined
  copyOf?: string | undefined
}

export interface ListQuery {
  type?: string
  state?: string
  q?: string
  problems?: boolean
  block?: string
  file?: string
  refers?: string
  comments?: string
  translation?: string
  after?: string
  limit?: number
}

/** Says which files are asked for. */
export interface FileQuery {
  /** Several are parted by commas. */
  kind?: string | undefined
  q?: string | undefined
  /** This one alone. */
  address?: string
  after?: string
  limit?: number
}

const entryPath = ({ type, uid }: Ref): string => `/api/entries/${encodeURIComponent(type)}/${encodeURIComponent(uid)}`

/** Files are sent by a script that is loaded with the first of them. */
const sendLater: typeof sendFile = async (...sent) => (await import('./send-file.ts')).sendFile(...sent)

/**
 * Everything that the studio asks of its server.
 *
 * @param base what addresses of the studio begin with where another language is written
 */
export function createApi(
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
  sendFile = sendLater,
  base = ownBase(),
) {
  const send: typeof sendLater = (path, ...sent) => sendFile(base + path, ...sent)
  const behind = new Behind()
  const ask = <Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal) =>
    askAt<Answer>(base, method, path, body, signal)
  async function askAt<Answer>(
    begin: string,
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<Answer> {
    let response: Response
    try {
      response = await fetch(begin + path, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw new Offline(String(error))
    }
    behind.note(response.headers)
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as Answer
    // The connection was cut while it came.
    if (response.ok) throw new Offline('The answer is not whole.')
    const { error, conflict, problems, isDatabaseAway } = (answer ?? {}) as Refused
    if (isDatabaseAway) throw new Offline(error?.remedy ?? '', 'database')
    throw new Refusal(response.status, error ?? { message: response.statusText, remedy: '' }, conflict, problems)
  }
  const changing = new Map<string, Promise<unknown>>()
  /** Asks for a change. What is asked for again before it is answered, as by a double click, is done once. */
  function change<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
    const key = JSON.stringify([method, path, body])
    const asked = changing.get(key) ?? ask<Answer>(method, path, body).finally(() => changing.delete(key))
    changing.set(key, asked)
    return asked as Promise<Answer>
  }
  return {
    behind,
    /** Asks what parts of the studio ask of their own, which are loaded with them. */
    ...{ ask, change },
    signIn: (token?: string) => ask<object>('POST', '/api/session', { token }),
    signInFacts: () => ask<SignInFacts>('GET', '/api/sign-in'),
    /** @returns where else a session is to be ended */
    signOut: () => ask<{ next?: string }>('DELETE', '/api/session', {}),
    /** Tells a canvas on another host who is asking. */
    async openCanvas(canvas: string) {
      const { ticket } = await ask<{ ticket: string }>('POST', '/api/session/canvas', {})
      const headers = { 'content-type': 'text/plain' }
      await fetch(`${canvas}/_studio/session`, { method: 'POST', credentials: 'include', headers, body: ticket })
    },
    people: () => ask<People>('GET', '/api/people'),
    endSession: (id: number) => change<object>('DELETE', `/api/people/sessions/${id}`, {}),
    site: () => ask<Site>('GET', '/api/site'),
    form: (type: string) => ask<TypeForm>('GET', `/api/forms/${encodeURIComponent(type)}`),
    entries: (wanted: ListQuery, signal?: AbortSignal) =>
      ask<Rows>('GET', `/api/entries${query({ ...wanted })}`, undefined, signal),
    attention: () => ask<{ groups: AttentionGroup[]; reports: Report[] }>('GET', '/api/attention'),
    entry: (ref: Ref) => ask<EntryText>('GET', entryPath(ref)),
    address: (type: string, wanted: NewEntry, signal?: AbortSignal) =>
      ask<Address>('POST', `/api/entries/${encodeURIComponent(type)}/address`, wanted, signal),
    create: (type: string, wanted: NewEntry) =>
      change<{ ref: Ref }>('POST', `/api/entries/${encodeURIComponent(type)}`, wanted),
    save: (ref: Ref, value: WireObject, ifHash: string | undefined, note?: string) =>
      ask<Saved>('PUT', entryPath(ref), { value, ifHash: ifHash ?? null, note }),
    check: (ref: Ref, value: WireObject, signal?: AbortSignal) =>
      ask<Checked>('POST', `${entryPath(ref)}/check`, { value }, signal),
    effects: (ref: Ref) => ask<Effects>('GET', `${entryPath(ref)}/effects`),
    publish: (ref: Ref, seen: Seen, note?: string) =>
      ask<Written>('POST', `${entryPath(ref)}/publish`, { ...seen, note }),
    schedule: (ref: Ref, seen: Seen, schedule: Schedule) =>
      ask<Written>('POST', `${entryPath(ref)}/schedule`, { ...seen, ...schedule }),
    blockPages: (wire: string) =>
      ask<{ total: number; isWhole: boolean }>('GET', `/api/blocks/${encodeURIComponent(wire)}/pages`),
    coming: () => ask<{ coming: Coming[]; total: number }>('GET', '/api/coming'),
    shares: () => ask<{ links: ShareLink[] }>('GET', '/api/shares'),
    share: (wanted: Partial<Ref> & { note: string; hours: number; at: string | undefined }) =>
      change<MadeLink>('POST', '/api/shares', wanted),
    endShare: (id: number) => change<object>('DELETE', `/api/shares/${id}`, {}),
    versions: (ref: Ref, before?: number) => ask<Versions>('GET', `${entryPath(ref)}/versions${query({ before })}`),
    version: (ref: Ref, id: number) => ask<VersionValue>('GET', `${entryPath(ref)}/versions/${id}`),
    /** Versions of an entry in the institution's own language. */
    versionsOfOriginal: (ref: Ref, before?: number) =>
      askAt<Versions>('', 'GET', `${entryPath(ref)}/versions${query({ before })}`),
    versionOfOriginal: (ref: Ref, id: number) => askAt<VersionValue>('', 'GET', `${entryPath(ref)}/versions/${id}`),
    nameVersion: (ref: Ref, note: string, ifHash: string) =>
      change<object>('POST', `${entryPath(ref)}/versions`, { note, ifHash }),
    showVersion: (ref: Ref, wanted: ShowWanted) =>
      ask<{ path: string | null; reason?: string }>('POST', `${entryPath(ref)}/versions/show`, wanted),
    unpublish: (ref: Ref, seen: Seen) => ask<Written>('POST', `${entryPath(ref)}/unpublish`, seen),
    discard: (ref: Ref, ifHash: string | null) => change<object>('POST', `${entryPath(ref)}/discard`, { ifHash }),
    remove: (ref: Ref, seen: Seen, redirect?: string) =>
      change<object>('DELETE', entryPath(ref), { ...seen, redirect }),
    uses: (ref: Ref) =>
      ask<{ rows: (Row & { field: string })[]; total: number; translations: string[] }>(
        'GET',
        `${entryPath(ref)}/uses`,
      ),
    /** Makes an image of a picture; says which there are where the same one was sent before, unless that is wanted. */
    uploadPicture: (file: Blob, words: PictureWords, sending?: Sending) =>
      send<Uploaded>('/api/pictures', file, words, sending),
    /** Sends a picture that an image is to show in place of its own. */
    uploadMaster: (file: Blob, title: string, sending?: Sending) =>
      send<NewMaster>('/api/masters', file, { title }, sending),
    files: (wanted: FileQuery, signal?: AbortSignal) =>
      ask<{ files: LibraryFile[]; total: number; next: string | null }>(
        'GET',
        `/api/files${query({ ...wanted })}`,
        undefined,
        signal,
      ),
    /** Adds a recording, captions or a PDF; `isNew` false: the same one was there. */
    uploadFile: (file: Blob, words: FileWords, sending?: Sending) =>
      send<{ file: LibraryFile; isNew: boolean }>('/api/files', file, words, sending),
    /** Says what this window has open, and learns who else is here. */
    here: (window: object) => ask<Together>('POST', '/api/here', window),
    /** The window is closed: the page may be gone before it is answered. */
    leave: (window: string) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ window })
      return fetch(`${base}/api/here`, { method: 'DELETE', keepalive: true, headers, body }).catch(() => undefined)
    },
    takeOver: (ref: Ref, window: string) => ask<Together>('POST', `${entryPath(ref)}/take-over`, { window }),
    comments: (ref: Ref) => ask<{ threads: Thread[] }>('GET', `${entryPath(ref)}/comments`),
    comment: (ref: Ref, said: { words: string; place?: string; anchor?: string; thread?: number }) =>
      change<{ threads: Thread[] }>('POST', `${entryPath(ref)}/comments`, said),
    resolve: (ref: Ref, id: number, isResolved: boolean) =>
      change<{ threads: Thread[] }>('POST', `${entryPath(ref)}/comments/${id}`, { isResolved }),
    deleteComment: (ref: Ref, id: number) =>
      change<{ threads: Thread[] }>('DELETE', `${entryPath(ref)}/comments/${id}`, {}),
    moveThreads: (ref: Ref, moved: readonly Pick<Thread, 'id' | 'place' | 'anchor'>[]) =>
      ask<object>('POST', `${entryPath(ref)}/comments/moved`, { moved }),
    icons: (q: string, signal?: AbortSignal) =>
      ask<{ icons: string[] }>('GET', `/api/icons${query({ q })}`, undefined, signal),
    references: (types: readonly string[], q: string, signal?: AbortSignal) =>
      ask<{ rows: Row[] }>(
        'GET',
        `/api/references${query({ types: types.join(','), q, limit: 30 })}`,
        undefined,
        signal,
      ),
  }
}

export type Api = ReturnType<typeof createApi>

/** What is asked of an address, with its question mark; empty where nothing is. */
export function query(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? [] : [[name, value === true ? '1' : String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

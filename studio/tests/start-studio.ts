import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll } from 'vitest'
import { writeInstitution } from '../../tests/browser/content.ts'
import { readStudioSettings } from '../server/settings.ts'
import { startStudio } from '../server/start.ts'

export const DEMO = join(import.meta.dirname, '../../demo/content')
/** The day on which everything here happens. */
export const TODAY = '=2026-03-14T20:00:00Z'

/** Published on this day. */
export const published = { publish_details: { time: '2026-03-01T18:00:00.000Z', locale: 'en-us' } }

/** An answer of the studio, read. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  json: any
}

/** A studio that runs in this process, over a content directory of its own. */
export interface TestStudio {
  contentDir: string
  /** Like `http://localhost:41234`. */
  origin: string
  canvas: string
  /** The addresses that it printed. */
  said: string[]
  /** Cookie of a session that is open. */
  cookie: string
  /** Asks as the studio's own page does, with the session. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The text of a file of the content directory; null: there is none. */
  file(path: string): string | null
  write(path: string, value: unknown): void
  /** Sends a picture as the studio's own page does. */
  upload(bytes: Uint8Array, words: object, path?: string, headers?: Record<string, string>): Promise<Answer>
}

/**
 * Starts a studio for the tests of a file, and ends it after them.
 *
 * @param files entries by path, like `document/a.json`
 * @param more further settings
 * @param isInLanguages true: the institution is that of the demo, in English, Spanish and Arabic
 */
export function withStudio(
  files: Record<string, object>,
  more: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
  { isInLanguages = false } = {},
): TestStudio {
  const folder = temporaryFolder('studio')
  const contentDir = join(folder, 'content')
  const write: TestStudio['write'] = (path, value) => {
    const file = join(contentDir, 'entries', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  }
  const studio = { contentDir, said: [] as string[], write } as unknown as TestStudio
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    mkdirSync(join(contentDir, 'entries'), { recursive: true })
    for (const name of isInLanguages ? ['institution.json', 'institution.es.json', 'institution.ar.json'] : [])
      cpSync(join(DEMO, name), join(contentDir, name))
    if (!existsSync(join(contentDir, 'institution.json'))) writeInstitution(contentDir)
    for (const [path, fields] of Object.entries(files)) {
      const [, uid] = /\/(.*?)(?:\.draft)?\.json$/.exec(path) ?? []
      write(path, { uid, title: `Title of ${uid}`, ...fields })
    }
    const settings = readStudioSettings({
      ...{ CONTENT_DIR: contentDir, DATA_DIR: mkdtempSync(join(folder, 'data-')), SITE_NOW: TODAY },
      ...{ STUDIO_PORT: '0', LOG_LEVEL: 'silent', IMAGE_WARMING: 'false' },
      ...(await more()),
    })
    const started = await startStudio(settings, builtIn(folder), (address) => void studio.said.push(address))
    stop = started.stop
    started.invite()
    Object.assign(studio, await opened(studio))
  })
  afterAll(() => stop?.())
  return studio
}

/** A build as far as the studio needs one. */
function builtIn(folder: string): string {
  const build = join(folder, 'dist')
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(build, path)), { recursive: true })
    writeFileSync(join(build, path), text)
  }
  put(
    'assets.json',
    JSON.stringify({
      loader: { name: 'loader', file: 'l.js', isEntry: true },
      shell: { name: 'shell', file: 's.css', isEntry: true },
    }),
  )
  put('client/l.js', '')
  put('client/s.css', '')
  put('studio/index.html', '<!doctype html><title>Studio</title>')
  put('studio/canvas.js', 'export {}')
  put('studio/assets/studio-1.js', 'export {}')
  return build
}

/** Begins another session. @returns its cookie, as headers */
export async function comeIn({ ask, said }: TestStudio): Promise<{ cookie: string }> {
  const token = new URL(said.at(-1) ?? '').hash.slice('#token='.length)
  const begun = await ask('POST', '/api/session', { token }, { cookie: '' })
  return { cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function opened(studio: TestStudio): Promise<Partial<TestStudio>> {
  const [address = ''] = studio.said
  const { origin, hash } = new URL(address)
  const plain = { 'content-type': 'application/json', origin }
  const ask: TestStudio['ask'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(path.startsWith('http') ? path : origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(method === 'GET' ? {} : plain), cookie: studio.cookie, ...headers },
      ...(body !== undefined && {
        body:
          typeof body === 'string' ? body : body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body),
      }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  // Where people sign in nobody is there yet.
  if (hash === '') return { origin, ask }
  const token = hash.slice('#token='.length)
  const begun = await ask('POST', '/api/session', { token }, { cookie: '' })
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  studio.cookie = cookie
  const { json } = await ask('GET', '/api/site')
  const upload: TestStudio['upload'] = (bytes, words, path = '/api/pictures', headers = {}) =>
    ask('POST', path, Buffer.concat([Buffer.from(`${JSON.stringify(words)}\n`), bytes]), {
      'content-type': 'application/octet-stream',
      ...headers,
    })
  const file: TestStudio['file'] = (path) => {
    try {
      return readFileSync(join(studio.contentDir, path), 'utf8')
    } catch {
      return null
    }
  }
  return { origin, canvas: json.canvas, cookie, ask, file, upload }
}

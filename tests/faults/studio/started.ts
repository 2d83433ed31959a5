import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startBuiltStudio } from '../../browser/studio/built-studio.ts'

/** An answer of the studio, read. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  json: any
  /** Says since when the content database does not answer; null: it does. */
  behind: string | null
}

/** The studio as it is built, as a process of its own, with a session. */
export interface StudioProcess {
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** Sends a file with what is said of it, in pieces with a pause between them. */
  upload(path: string, words: object, pieces: readonly Uint8Array[], pause: number): Promise<number>
  /** A page as the canvas shows it. */
  shown(path: string): Promise<string>
  /** Ends it at once. Resolves when it has ended. */
  kill(): Promise<void>
}

/** Starts it over a content directory. */
export async function startStudioProcess(
  contentDir: string,
  { DATA_DIR = mkdtempSync(join(tmpdir(), 'atrium-studio-')), ...environment }: Readonly<Record<string, string>> = {},
): Promise<StudioProcess> {
  const { address, kill } = await startBuiltStudio({}, { contentDir, dataDir: DATA_DIR }, environment)
  const { origin, hash } = new URL(address)
  let cookie = ''
  const send = (method: string, path: string, body?: unknown) =>
    fetch(origin + path, {
      method,
      headers: { cookie, ...(method === 'GET' ? {} : { origin, 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const begun = await send('POST', '/api/session', { token: hash.slice('#token='.length) })
  cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ask: StudioProcess['ask'] = async (method, path, body) => {
    const answer = await send(method, path, body)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return {
      status: answer.status,
      json: isJson ? JSON.parse(text) : text,
      behind: answer.headers.get('atrium-content'),
    }
  }
  const upload: StudioProcess['upload'] = async (path, words, pieces, pause) => {
    async function* body() {
      yield Buffer.from(`${JSON.stringify(words)}\n`)
      for (const piece of pieces) {
        yield piece
        await setTimeout(pause)
      }
    }
    const headers = { cookie, origin, 'content-type': 'application/octet-stream' }
    const sent = { method: 'POST', headers, body: body(), duplex: 'half' } as unknown as RequestInit
    return (await fetch(origin + path, sent)).status
  }
  const { canvas } = (await ask('GET', '/api/site')).json
  return { ask, upload, kill, shown: async (path) => (await fetch(canvas + path, { headers: { cookie } })).text() }
}

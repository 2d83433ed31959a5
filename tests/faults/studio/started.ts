import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStudio } from '../../../scripts/setup/build.mjs'
import { ANCHOR } from '../../browser/anchor.ts'

const root = join(import.meta.dirname, '../../..')

/** An answer of the studio, read. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  json: any
}

/** The studio as it is built, as a process of its own, with a session. */
export interface StudioProcess {
  origin: string
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** A page as the canvas shows it. */
  shown(path: string): Promise<string>
  /** Ends it at once. Resolves when it has ended. */
  kill(): Promise<void>
}

/** Starts it over a content directory. */
export async function startStudioProcess(
  contentDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StudioProcess> {
  await buildStudio()
  const child = spawn(process.execPath, [join(root, 'dist/server/studio.mjs')], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', SITE_NOW: ANCHOR, LOG_LEVEL: 'error', STUDIO_PORT: '0' },
      ...{ CONTENT_DIR: contentDir, DATA_DIR: mkdtempSync(join(tmpdir(), 'atrium-studio-')), IMAGE_WARMING: 'false' },
      ...environment,
    },
  })
  const ended = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        const [, found] = /Open (http:\S+)\n/.exec(said) ?? []
        if (found) resolve(found)
      })
    ended.then(() => reject(new Error(`The studio ended: ${said}`)))
  })
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
    return { status: answer.status, json: await answer.json() }
  }
  const { canvas } = (await ask('GET', '/api/site')).json
  return {
    ...{ origin, ask },
    shown: async (path) => (await fetch(canvas + path, { headers: { cookie } })).text(),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

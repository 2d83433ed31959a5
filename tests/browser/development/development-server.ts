import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { SHORT_LIVED } from '../node-options.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'

export interface DevelopmentServer {
  /** A copy of the project, which the test may change. */
  project: ProjectCopy
  readonly origin: string
  /** Everything written so far. */
  readonly output: string
  get(path: string): Promise<{ status: number; text: string }>
  /** Writes a file of the project. */
  write(path: string, text: string): void
  /** Replaces the first occurrence in a file of the project. @returns undoes it */
  edit(path: string, from: string, to: string): () => void
  /** Waits for a line that is written after this call is made, in place of one that stands there already. */
  said(action: () => unknown, line: RegExp | string): Promise<string>
}

/**
 * Parameters of Node, which the process that serves takes over: see `vitest.config.ts`. To give memory back as soon as it
 * does for people takes a third of its time.
 */
const PARAMETERS = [
  ...(process.env.OF_SHORT_SERVERS ? SHORT_LIVED : []),
  '--heap-growing-percent=0',
  '--no-compact-on-every-full-gc',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
]

/** Asks again until the expectation is met. */
export const soon = (read: () => unknown) => expect.poll(read, { timeout: 90_000 })

/**
 * Runs the development server of a folder.
 *
 * @param command its program with parameters
 * @returns when it listens
 */
export async function serveSources(command: readonly string[], folder: string, environment: Record<string, string>) {
  let output = ''
  const server = spawn(process.execPath, [...PARAMETERS, ...command], {
    cwd: folder,
    env: {
      ...{ ...process.env, VITEST: undefined, NODE_ENV: undefined, PORT: '0', SITE_NOW: '2026-03-14T10:00:00-07:00' },
      ...environment,
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return {
    origin: await vi.waitUntil(() => /^Open (\S+)$/m.exec(output)?.[1], { timeout: 60_000 }),
    output: () => output,
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

/** Starts `npm run dev` in a copy of the project for the tests of a file, and ends it after them. */
export function withDevelopmentServer(content: string, environment: Record<string, string> = {}): DevelopmentServer {
  const project = copyProject()
  let server: Awaited<ReturnType<typeof serveSources>>
  beforeAll(async () => {
    server = await serveSources(['scripts/dev.mjs'], project.root, { CONTENT_DIR: content, ...environment })
  })
  afterAll(() => server.stop())
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project.root, path)), { recursive: true })
    writeFileSync(join(project.root, path), text)
  }
  return {
    project,
    get origin() {
      return server.origin
    },
    get output() {
      return server.output()
    },
    async get(path) {
      const answer = await fetch(server.origin + path)
      return { status: answer.status, text: await answer.text() }
    },
    write,
    edit(path, from, to) {
      const before = readFileSync(join(project.root, path), 'utf8')
      expect(before).toContain(from)
      write(path, before.replace(from, to))
      return () => {
        // Each write puts the site together again, or starts the server again.
        if (readFileSync(join(project.root, path), 'utf8') !== before) write(path, before)
      }
    },
    async said(action, line) {
      const start = server.output().length
      action()
      await soon(() => server.output().slice(start)).toMatch(line)
      return server.output().slice(start)
    },
  }
}

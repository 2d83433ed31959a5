import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServedSite, startServer } from '../browser/server.ts'
import { freePort } from '../free-port.ts'

export const SECRET = 'a-secret-of-the-cluster'

export interface NodeOptions {
  /** Directory from which it publishes. */
  content: string
  /** Of the database. */
  url: string
  /** Further settings. */
  settings: Record<string, string>
}

/** A machine that serves the site, with an address and a data directory of its own which outlive its process. */
export class Node {
  readonly port: number
  readonly #options: NodeOptions
  readonly #data = mkdtempSync(join(tmpdir(), 'atrium-node-'))
  #site: ServedSite | undefined

  private constructor(port: number, options: NodeOptions) {
    this.port = port
    this.#options = options
  }

  static async prepare(options: NodeOptions): Promise<Node> {
    return new Node(await freePort(), options)
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const { content, url, settings } = this.#options
    this.#site = await startServer({
      content,
      data: this.#data,
      environment: {
        PORT: String(this.port),
        CONTENT_STORE_URL: url,
        CONTENT_SECRET: SECRET,
        LOG_LEVEL: 'error',
        SHUTDOWN_DELAY: '1',
        MALLOC_ARENA_MAX: '2',
        ...settings,
      },
    })
  }

  /** As when its machine loses power. */
  async kill(): Promise<void> {
    this.#site?.process.kill('SIGKILL')
    await this.#site?.stop()
    this.#site = undefined
  }

  /** Ends in order. */
  async stop(): Promise<void> {
    await this.#site?.stop()
    this.#site = undefined
  }

  /** Its process stands still, as behind a network that is cut. @returns lets it go on */
  freeze(): () => void {
    const { process: server } = this.#site as ServedSite
    server.kill('SIGSTOP')
    return () => void server.kill('SIGCONT')
  }

  /** Publishes what differs in its content directory. @returns the status of the answer */
  async publish(): Promise<number> {
    const answer = await fetch(`${this.origin}/_content/sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    await answer.arrayBuffer()
    return answer.status
  }

  /** Deletes what it keeps. */
  async end(): Promise<void> {
    await this.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

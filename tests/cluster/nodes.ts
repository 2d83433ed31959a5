import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServedSite, startServer } from '../browser/server.ts'

export const SECRET = 'a secret of the cluster'

/** A machine that serves the site, with a data directory of its own which outlives its process. */
export class Node {
  readonly #content: string
  readonly #url: string
  readonly #data = mkdtempSync(join(tmpdir(), 'atrium-node-'))
  #site: ServedSite | undefined

  /**
   * @param content directory from which it publishes
   * @param url of the database
   */
  constructor(content: string, url: string) {
    this.#content = content
    this.#url = url
  }

  get origin(): string {
    if (!this.#site) throw new Error('The node is not running.')
    return this.#site.origin
  }

  async start(): Promise<void> {
    this.#site = await startServer({
      content: this.#content,
      data: this.#data,
      environment: {
        CONTENT_STORE_URL: this.#url,
        CONTENT_SECRET: SECRET,
        LOG_LEVEL: 'error',
        SHUTDOWN_DELAY: '1',
        MALLOC_ARENA_MAX: '2',
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

  async shows(path: string, words: string): Promise<boolean> {
    return (await fetch(this.origin + path).then((answer) => answer.text())).includes(words)
  }

  /** Deletes what it keeps. */
  async end(): Promise<void> {
    await this.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

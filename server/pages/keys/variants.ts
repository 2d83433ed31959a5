import type { IncomingMessage } from 'node:http'
import type { ResolvedRequest, SiteRequest } from '#engine/host.ts'
import type { PageSource } from '../page-source.ts'

/** Caches apart what is asked for under another host than the one where robots are let in. */
export class Variants {
  readonly #source: PageSource
  readonly #canonicalHost: string | undefined

  /** @param canonicalHost undefined: no host is special */
  constructor(source: PageSource, canonicalHost?: string) {
    this.#source = source
    this.#canonicalHost = canonicalHost
  }

  /** Returns what every key of the request begins with. */
  of({ headers }: IncomingMessage): string {
    return this.#canonicalHost === undefined || headers.host === this.#canonicalHost ? '' : 'other:'
  }

  /**
   * Resolves a request.
   *
   * @throws when the store cannot be asked
   */
  async resolve(asked: SiteRequest, request: IncomingMessage): Promise<ResolvedRequest> {
    const withVariant = (key: string | null) => (key === null ? null : this.of(request) + key)
    const { key, finalKey, answer } = await this.#source.resolve(asked)
    return { key: withVariant(key), finalKey: async () => withVariant(await finalKey()), answer }
  }
}

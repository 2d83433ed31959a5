import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteAt } from '../http/addresses/base-path.ts'
import { publicLine } from '../http/addresses/site-path.ts'
import { chosenLanguage } from './chosen-language.ts'
import type { Counters } from './counters.ts'
import type { HtmlCache } from './html-cache.ts'

/** What a server asks of cached pages, in one language or in several. */
export interface PageCaches extends Pick<HtmlCache, 'serve' | 'answer' | 'size' | 'bytes'> {
  readonly counters: Readonly<Counters>
  readonly disk: { readonly size: number; readonly bytes: number } | undefined
}

interface InLanguage {
  institution: { language: string; basePath: string; languageByBrowser: boolean; siteUrl: string }
  cache: HtmlCache
}

/** The pages of a site in several languages: the beginning of an address says in which. */
export class CachesOfLanguages implements PageCaches {
  readonly #all: readonly [InLanguage, ...InLanguage[]]
  readonly #isPage: (url: string) => boolean

  /** @param isPage tells whether nothing but pages can be at an address */
  constructor(all: readonly [InLanguage, ...InLanguage[]], isPage: (url: string) => boolean) {
    this.#all = all
    this.#isPage = isPage
  }

  get counters(): Counters {
    const [first, ...others] = this.#caches.map(({ counters }) => counters) as [Counters, ...Counters[]]
    const sums = { ...first }
    for (const counters of others)
      for (const name of Object.keys(sums) as (keyof Counters)[]) sums[name] += counters[name]
    return sums
  }

  get size(): number {
    return sumOf(this.#caches.map(({ size }) => size))
  }

  get bytes(): number {
    return sumOf(this.#caches.map(({ bytes }) => bytes))
  }

  get disk(): PageCaches['disk'] {
    const disks = this.#caches.flatMap(({ disk }) => disk ?? [])
    return { size: sumOf(disks.map(({ size }) => size)), bytes: sumOf(disks.map(({ bytes }) => bytes)) }
  }

  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { languageByBrowser, siteUrl } = this.#all[0].institution
    if (languageByBrowser && request.method === 'GET') {
      const { leadTo, remember } = chosenLanguage(request, this.#all, this.#isPage)
      if (remember) response.setHeader('set-cookie', publicLine('set-cookie', remember, siteUrl))
      if (leadTo !== undefined) {
        const location = publicLine('location', leadTo, siteUrl)
        response.writeHead(302, { location, 'cache-control': 'private, no-store' }).end()
        return true
      }
    }
    return this.#of(request).serve(request, response)
  }

  answer(...[request, ...more]: Parameters<HtmlCache['answer']>): Promise<void> {
    return this.#of(request).answer(request, ...more)
  }

  get #caches(): HtmlCache[] {
    return this.#all.map(({ cache }) => cache)
  }

  #of({ url = '/' }: IncomingMessage): HtmlCache {
    return siteAt(this.#all, url).cache
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

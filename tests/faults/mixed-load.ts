import type { ServedSite } from '../browser/server.ts'
import { editEntry } from '../pages/edit.ts'
import { sitemapPaths } from '../pages/links.ts'

export const SECRET = 'long enough a secret'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const HOUR = 3_600_000

/** Visitors of all kinds at once, editors who publish, and a clock that moves, until they are told to stop. */
export interface MixedLoad {
  /** Answers by kind of request. */
  readonly answered: Record<string, number>
  /** What should not have happened, in words. */
  readonly errors: string[]
  stop(): Promise<void>
}

/**
 * @param content directory of the site, whose entries are published again and again
 * @param now where the clock stands at first; it moves by an hour at a time
 */
export async function startMixedLoad(site: ServedSite, content: string, now: Date): Promise<MixedLoad> {
  const answered: Record<string, number> = {}
  const errors: string[] = []
  const pages = await sitemapPaths(site.origin)
  let isOver = false

  const ask = async (kind: string, path: string, expected: readonly number[], options: RequestInit = {}) => {
    try {
      const answer = await fetch(site.origin + path, { redirect: 'manual', ...options })
      await answer.arrayBuffer()
      answered[kind] = (answered[kind] ?? 0) + 1
      if (!expected.includes(answer.status)) errors.push(`${kind} ${path} answered ${answer.status}`)
    } catch (error) {
      errors.push(`${kind} ${path} failed: ${(error as Error).cause ?? error}`)
    }
  }

  const visits: Record<string, (index: number) => Promise<void>> = {
    page: (index) => ask('page', pages[(index * 13) % pages.length] as string, [200]),
    'page with a query': (index) => ask('page with a query', `/news/all?page=1&from=${index}`, [200]),
    'missing page': (index) => ask('missing page', `/nothing/at/${index}`, [404]),
    picture: (index) => ask('picture', `/iiif/lost/full/${100 + (index % 40) * 10},/0/default.jpg`, [200]),
    feed: (index) =>
      ask('feed', ['/news/rss.xml', '/news/atom.xml', '/sitemap.xml', '/robots.txt'][index % 4] as string, [200]),
    form: () => ask('form', '/alerts/dismiss', [303], { method: 'POST', headers: FORM, body: 'alert=none' }),
  }
  const visitor = async (first: number) => {
    const kinds = Object.values(visits)
    for (let index = first; !isOver; index++) await kinds[index % kinds.length]?.(index)
  }
  const editor = async () => {
    for (let version = 2; !isOver; version++) {
      editEntry(content, 'document', 'document_accessibility_mobility', (entry) => ({
        ...entry,
        body: [{ text_block: { text: `<p>Version ${version} of these words.</p>` } }],
      }))
      const headers = { authorization: `Bearer ${SECRET}` }
      await ask('publish', '/_content/sync', [200], { method: 'POST', headers })
      await pause(300)
    }
  }
  const clock = async () => {
    for (let hours = 1; !isOver; hours++) {
      const body = new Date(now.getTime() + (hours % 48) * HOUR).toISOString()
      await ask('clock move', '/_clock', [200], { method: 'POST', body })
      await pause(2000)
    }
  }
  const all = [editor(), clock(), ...Array.from({ length: 8 }, (_, index) => visitor(index * 101))]
  return {
    answered,
    errors,
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

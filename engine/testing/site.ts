import { defined } from '../base/defined.ts'
import type { SiteRequest, SiteResponse } from '../request/input/request.ts'
import type { SiteOptions } from '../request/runtime.ts'
import { createSite, type Site } from '../request/site.ts'
import type { MemoryStore } from './memory-store.ts'
import { parseDocument } from './parse-document.ts'
import type { RememberingLog } from './remembering-log.ts'
import { type TestOptions, testRuntime } from './runtime.ts'

export interface TestSite {
  site: Site
  store: MemoryStore
  log: RememberingLog
  /** Moves the clock. */
  setNow(instant: string): void
  /**
   * Asks the site for an address, under its own host. The answer has `status`, `headers`, `text`, and `document`: the text
   * read as HTML.
   */
  request(address: string, options?: RequestOptions): Promise<Answer>
}

interface RequestOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  form?: SiteRequest['form']
  /** Who asks; absent: nobody knows. */
  caller?: string
}

export interface Answer extends SiteResponse {
  text: string
  /** The answer read as HTML. */
  document: Document
}

/** How pages are shown. */
type Look = Pick<SiteOptions, 'showProblems' | 'assets' | 'islandContext' | 'surround' | 'speechIn'>

export type TestSiteOptions = TestOptions & Partial<Look>

/** A running site over a store in memory, for tests of whole answers. */
export function testSite(options: TestSiteOptions = {}): TestSite {
  const { showProblems, assets, islandContext, surround, speechIn } = options
  const { store, log, ...runtime } = testRuntime(options)
  let present = runtime.now()
  const site = createSite({
    ...runtime,
    store,
    log,
    now: () => present,
    ...(defined({ showProblems, assets, islandContext, surround, speechIn }) as Look),
  })
  return {
    site,
    store,
    log,
    setNow: (instant) => {
      present = new Date(instant)
    },
    async request(address, { method = 'GET', headers = {}, form, caller } = {}) {
      const [path = '', query = ''] = address.split('?')
      const own = { host: new URL(runtime.institution.siteUrl).host, ...headers }
      const response = await site.respond({
        method,
        path,
        query: new URLSearchParams(query),
        ...(form !== undefined && { form }),
        ...(caller !== undefined && { caller }),
        header: (name) => own[name as keyof typeof own],
      })
      return answerOf(response)
    },
  }
}

function answerOf(response: SiteResponse): Answer {
  const text = typeof response.body === 'string' ? response.body : new TextDecoder().decode(response.body)
  let document: Document | undefined
  return {
    ...response,
    text,
    // Most tests read the text, which is there at once.
    get document() {
      document ??= parseDocument(text, 'text/html')
      return document
    },
  }
}

import { escapeHtml } from '../../base/text/escape.ts'
import { homesInLanguages } from '../../content/page-languages.ts'
import type { Section } from '../../contract/page/block.ts'
import type { HeadFields } from '../../contract/page/head.ts'
import messages from '../../messages.ts'
import { localAddress } from '../../outputs/addresses/local-address.ts'
import { headOf } from '../../outputs/head.ts'
import { jsonLdGraph } from '../../outputs/json-ld/graph.ts'
import type { PageFacts, RequestState, SiteResponse } from '../input/request.ts'
import { present } from '../page/compose.ts'
import { render } from '../page/render.tsx'
import { validate } from '../page/validate.ts'
import { NO_VISITOR } from '../regions/regions.ts'
import { noFacts, type Rendered } from '../sections/section-facts.ts'
import { html, optionsFor, setIntoDocument } from './document.ts'

/**
 * An error page: the one that an area declares for the status, else a plain one. Only that nothing is at an address
 * is cached. Never rejects.
 */
export async function answerError(status: number, message: string, state: RequestState): Promise<SiteResponse> {
  const { context, path, runtime } = state
  const t = context.translate(messages)
  try {
    const { errorPages } = runtime.definition
    const page = (errorPages.get(String(status)) ?? errorPages.get('other'))?.definition
    const error = { status, message, path }
    const data = await page?.load?.({ error, context })
    const head = page?.head?.({ error, data, context }) ?? {}
    const title = head.title ?? (status === 404 ? t.notFound : String(status))
    const sections = page ? present(page.compose({ error, data, context })) : null
    const { body, facts } = await plainDocument({ status, head: { ...head, title }, sections }, state)
    const answer = { ...html(status, body, { ...state, query: {} }), facts }
    return status === 404 ? answer : { ...answer, cache: null }
  } catch (error) {
    runtime.log.error({ path, status, error }, `The error page for ${status} failed: ${(error as Error).message}`)
    const headers = { 'content-type': 'text/plain; charset=utf-8' }
    return { status, headers, body: `${t.errorOccurred({ error: String(status) })}\n`, cache: null }
  }
}

interface PlainAnswer {
  status: number
  head: HeadFields & { title: string }
  /** Null: nothing but the title and a link to the home page. */
  sections: readonly Section[] | null
  /** Nothing is around them; where none of them shows a title, that of the head is heard only. */
  isAlone?: boolean | undefined
}

/** Makes the HTML of a page that shows no entry: it has no canonical address and is not for search engines. */
export async function plainDocument(
  { status, head: own, sections, isAlone = false }: PlainAnswer,
  state: RequestState,
): Promise<{ body: Buffer; facts: PageFacts }> {
  const { runtime, path } = state
  const { institution, imageBase } = runtime
  const head = { ...headOf({ institution, path: null, entry: {}, own, imageBase }), noindex: true }
  const options = optionsFor({ contentType: 'answer', uid: `${status} ${path}` }, runtime)
  const main = sections ? render(validate(sections, options), options) : titleOnly(own.title, state)
  if (isAlone && !main.hasTitle)
    main.html = [`<h1 class="visually-hidden">${escapeHtml(own.title)}</h1>\n`, ...main.html]
  return setIntoDocument(main, isAlone ? { ...state, visitor: NO_VISITOR } : state, {
    around: { path, title: own.title, status, breadcrumbs: [], languages: homesInLanguages(institution) },
    head,
    graph: jsonLdGraph({ institution, head, breadcrumbs: [] }),
    indexable: false,
  })
}

const titleOnly = (title: string, { context }: RequestState): Rendered => ({
  html: [
    `<h1>${escapeHtml(title)}</h1><p><a href="${localAddress('/', context.institution.basePath)}">${escapeHtml(context.translate(messages).homePage)}</a></p>`,
  ],
  ...noFacts(),
})

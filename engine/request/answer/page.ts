import { foreignLanguage } from '../../content/entry/language.ts'
import { languagesOfPage } from '../../content/page-languages.ts'
import { inLanguages } from '../../outputs/addresses/alternates.ts'
import { isOpenToRobots } from '../../outputs/robots.ts'
import { pairsOf } from '../input/address.ts'
import type { RequestState, SiteResponse } from '../input/request.ts'
import { compose } from '../page/compose.ts'
import type { Loaded } from '../page/load.ts'
import { machineReadable } from '../page/machine-readable.ts'
import { render } from '../page/render.tsx'
import { validate } from '../page/validate.ts'
import { originsOf } from '../sections/origins.ts'
import { html, optionsFor, setIntoDocument } from './document.ts'

/**
 * Answers a page, in five steps: the address was *resolved* to the entry of a page; the entry was *loaded* with
 * all that the page reads; it is *composed* into a list of sections, plain data; these are *validated* against their
 * blocks; and each is *rendered* by its block and set into the document.
 *
 * @param spoken what is asked, in the language of the entry; what is around it is in that of the site
 */
export async function answerPage(loaded: Loaded, state: RequestState, spoken: RequestState): Promise<SiteResponse> {
  const { context, path, query, request, runtime } = state
  const { entry } = loaded
  const composed = compose(loaded, spoken.context)
  const options = optionsFor({ contentType: entry.contentType, uid: entry.uid }, spoken.runtime)
  const originOf = runtime.showOrigins ? originsOf(entry) : undefined
  const sections = validate(composed, { ...options, originOf })
  const main = render(sections, options)
  const { title, head, breadcrumbs, graph } = await machineReadable(loaded, context, runtime.definition)
  const { language, siteUrl } = runtime.institution
  const lang = foreignLanguage(entry, language)
  const languages = await languagesOfPage(entry.uid, runtime)
  const asked = new URLSearchParams(pairsOf(query)).toString()
  // Whoever changes the language is still on the same day, or looks for the same words.
  const alike = languages.map((one) => (asked && one.isThere ? { ...one, href: `${one.href}?${asked}` } : one))
  const { body, facts } = await setIntoDocument(main, state, {
    around: { path, title, status: 200, breadcrumbs, languages: alike },
    head: { ...head, ...inLanguages(languages, head, { siteUrl, language: lang ?? language }) },
    graph,
    lang,
    indexable: isOpenToRobots(request.header('host'), runtime.deployment, runtime.institution),
  })
  return { ...html(200, body, state), facts }
}

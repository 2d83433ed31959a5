import { foreignLanguage } from '../../content/entry/language.ts'
import { createDateFormats } from '../../time/dates.ts'
import type { RequestState } from '../input/request.ts'
import { createContext } from '../page/context.ts'
import type { SiteRuntime } from '../runtime.ts'

/**
 * A runtime that speaks another language, with what `institution.json` says in that one. Addresses stay those of the site,
 * and so do labels of the pages to which they lead. What pages of the institution's language remember between requests
 * holds words in that one, and stays theirs.
 *
 * @returns undefined where the site does not speak it
 */
export function runtimeIn(language: string, home: SiteRuntime): SiteRuntime | undefined {
  const speech = home.speechIn?.(language)
  if (!speech) return undefined
  const dates = createDateFormats(home.institution.timeZone, speech.translator)
  const { language: own, basePath, menuLabels } = home.institution
  const institution = { ...(speech.institution ?? home.institution), language: own, basePath, menuLabels }
  const definition = { ...home.definition, settings: { ...home.definition.settings, ...institution.settings } }
  return { ...home, ...speech, institution, definition, dates, loaded: undefined, memory: undefined, home }
}

/** Turns what is asked into what is answered in the language of the entry that is shown, where the site speaks it. */
export async function inLanguageOf(uid: string, state: RequestState): Promise<RequestState> {
  const { runtime, path, query, dependencies } = state
  const [entry] = await runtime.store.get([uid])
  const language = entry && foreignLanguage(entry, runtime.institution.language)
  const spoken = language === undefined ? undefined : runtime.inLanguage?.(language)
  if (!spoken) return state
  const own = { ...spoken, log: runtime.log }
  return { ...state, runtime: own, context: createContext(own, { path, query }, dependencies) }
}

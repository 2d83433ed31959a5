import type { Institution } from 'atrium'
import { localRequest, siteAt } from '../../../http/addresses/base-path.ts'
import type { CandidateSite, LanguageCandidates, SiteView } from '../candidates.ts'
import type { EditedSite } from '../edited-site.ts'

type Language = Pick<EditedSite, 'openCandidates'> & { institution: Institution }

/**
 * Opens the site with candidates in all its languages: an address is answered by the language that it begins with. Of
 * another language than the first one candidates are opened when it is first asked for.
 */
export async function openInLanguages(
  languages: readonly [Language, ...Language[]],
  view?: SiteView,
): Promise<CandidateSite> {
  const [own] = languages
  const opened = new Map<Language, Promise<LanguageCandidates>>()
  const candidatesOf = (language: Language): Promise<LanguageCandidates> => {
    const made = opened.get(language) ?? language.openCandidates(view)
    opened.set(language, made)
    made.catch(() => opened.delete(language))
    return made
  }
  const onOpened = (act: (candidates: LanguageCandidates) => void) => {
    for (const candidates of opened.values()) candidates.then(act, () => undefined)
  }
  const first = await candidatesOf(own)
  return {
    ...first,
    inLanguage: (tag) => candidatesOf(languages.find(({ institution }) => institution.language === tag) ?? own),
    async respond(request) {
      const there = siteAt(languages, request.path)
      return (await candidatesOf(there)).respond(localRequest(request, there.institution))
    },
    async isPublic(id) {
      for (const candidates of opened.values()) if (await (await candidates).isPublic(id)) return true
      return false
    },
    drop: (uid) => onOpened(({ drop }) => drop(uid)),
    close: () => onOpened(({ close }) => close()),
  }
}

import type { Entry } from '../contract/content/entry.ts'
import type { PageLanguage } from '../contract/content/page-language.ts'
import type { ContentStore } from '../contract/ports/content.ts'
import type { Institution } from '../contract/site/institution.ts'
import { localAddress } from '../outputs/addresses/local-address.ts'
import { foreignLanguage } from './entry/language.ts'

interface Languages {
  institution: Pick<Institution, 'language' | 'languages'>
  store: Pick<ContentStore, 'get'>
  otherLanguages?: ReadonlyMap<string, Pick<ContentStore, 'get'>> | undefined
}

/** Entries read at once: each is whole. */
const ENTRIES_PER_READ = 200

/**
 * What the pages of entries are in each language of the site, its own first. Where an address begins, ends or moves in
 * one language, the pages of the same entry in the others are made again by whoever runs them.
 *
 * @returns by uid; empty where the site has one language
 */
export async function pageLanguages(
  uids: readonly string[],
  { institution, store, otherLanguages }: Languages,
): Promise<Map<string, PageLanguage[]>> {
  const found = new Map<string, PageLanguage[]>(uids.map((uid) => [uid, []]))
  for (const { tag, label, path: basePath } of institution.languages) {
    const isCurrent = tag === institution.language
    const entries = await entriesOf(uids, isCurrent ? store : otherLanguages?.get(tag))
    for (const uid of uids) {
      const entry = entries.get(uid)
      const isThere = typeof entry?.path === 'string'
      found.get(uid)?.push({
        ...{ tag, label, isCurrent, isThere },
        href: localAddress(isThere ? (entry.path as string) : '/', basePath),
        isTranslated: isThere && foreignLanguage(entry, tag, institution.languages[0]?.tag) === undefined,
      })
    }
  }
  return institution.languages.length > 0 ? found : new Map()
}

/** The same of one entry. */
export const languagesOfPage = async (uid: string, from: Languages): Promise<PageLanguage[]> =>
  (await pageLanguages([uid], from)).get(uid) ?? []

/** The languages of the site for what is no page of an entry: each leads to its home page. */
export const homesInLanguages = ({
  language,
  languages,
}: Pick<Institution, 'language' | 'languages'>): PageLanguage[] =>
  languages.map(({ tag, label, path }) => ({
    ...{ tag, label, href: localAddress('/', path) },
    ...{ isCurrent: tag === language, isThere: false, isTranslated: false },
  }))

async function entriesOf(
  uids: readonly string[],
  store: Pick<ContentStore, 'get'> | undefined,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for (let at = 0; store && at < uids.length; at += ENTRIES_PER_READ)
    for (const entry of await store.get(uids.slice(at, at + ENTRIES_PER_READ))) entries.set(entry.uid, entry)
  return entries
}

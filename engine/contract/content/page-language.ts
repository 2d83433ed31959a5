import type { SiteLanguage } from '../site/institution.ts'

/** What a page is in one of the languages of its institution. */
export interface PageLanguage extends Pick<SiteLanguage, 'tag' | 'label'> {
  /** Path of the page in that language, with what its addresses begin with; of the home page where there is no such page. */
  href: string
  /** Pages around it are in this language. */
  isCurrent: boolean
  /** False: there is no such page in this language. */
  isThere: boolean
  /** False: the page is there and shows its content in another language, which this one falls back to. */
  isTranslated: boolean
}

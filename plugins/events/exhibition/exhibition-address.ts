import { type EntryHead, isExternal } from 'atrium'

type Addressed = Pick<EntryHead, 'url' | 'path'> & { isLegacy: boolean }

/** Where an exhibition is found: its page, or the raw url of one that has none. */
export const exhibitionHref = ({ path, url, isLegacy }: Addressed): string | undefined =>
  url && (isLegacy || isExternal(url)) ? url : (path ?? undefined)

/** Tells whether an exhibition has a page here: not for legacy ones, those without url, and those elsewhere. */
export const hasExhibitionPage = ({ url, isLegacy }: Omit<Addressed, 'path'>): boolean =>
  url !== undefined && !isLegacy && !isExternal(url)

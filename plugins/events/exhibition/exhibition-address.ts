import { type EntryHead, entryHref, type Institution, isExternal, wholeAddress } from 'atrium'

type Addressed = Pick<EntryHead, 'url' | 'path'> & { isLegacy: boolean }

/**
 * Where an exhibition is found: its page, or the raw url of one that has none. Pages of another language write theirs in
 * front of a path, so there it is the whole address.
 */
export const exhibitionHref = (
  { path, url, isLegacy }: Addressed,
  { siteUrl, basePath }: Pick<Institution, 'siteUrl' | 'basePath'>,
): string | undefined =>
  !isLegacy || !url ? entryHref({ path, url }) : basePath ? wholeAddress(url, { siteUrl }) : url

/** Tells whether an exhibition has a page here: not for legacy ones, those without url, and those elsewhere. */
export const hasExhibitionPage = ({ url, isLegacy }: Omit<Addressed, 'path'>): boolean =>
  url !== undefined && !isLegacy && !isExternal(url)

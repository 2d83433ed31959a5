import type { PageContext } from 'atrium'

/** The name of one occurrence in every file, for ever: of its entry, its instant, and the site. */
export const uidOf = (
  uid: string,
  start: string,
  { institution, dates }: Pick<PageContext, 'institution' | 'dates'>,
): string =>
  `${uid}-${new Date(dates.iso(start)).toISOString().replace(/[-:]|\.\d+/g, '')}@${new URL(institution.siteUrl).host}`

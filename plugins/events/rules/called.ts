import type { PageContext } from 'atrium'

/**
 * What a category, an audience or a kind is called in the language of the site. The calendar service and the entries of events
 * name each by one word in all languages.
 */
export const called = (name: string, { settings }: Pick<PageContext, 'settings'>): string =>
  settings.calendarWords?.find((word) => word.name === name)?.shown ?? name

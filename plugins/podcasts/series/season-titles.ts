import type { PageContext } from 'atrium'

interface Titled {
  /** Says what the season is called. */
  name: string
  number: number
  seasonLabel?: string
}

type Dates = Pick<PageContext['dates'], 'plainNumber'>

/** `Season 2`. @param label where the season has none of its own */
export const fullNumber = ({ seasonLabel, number }: Omit<Titled, 'name'>, label: string, dates: Dates): string =>
  `${seasonLabel ?? label} ${dates.plainNumber(number)}`

/** `Season 2 – The River`; a season that is called by its number alone is called so once. */
export function fullTitle(season: Titled, label: string, dates: Dates): string {
  const number = fullNumber(season, label, dates)
  return [number, ...(season.name && season.name !== number ? [season.name] : [])].join(' – ')
}

/** `The River: Upstream`, or the title of the episode alone where the series has one season. */
export const titleWithSeason = (episode: string, season: { name: string }, isSingle: boolean): string =>
  isSingle || !season.name ? episode : `${season.name}: ${episode}`

/** The id of a season's section on the page of its series. */
export const seasonId = ({ number }: { number: number }): string => `season-${number}`

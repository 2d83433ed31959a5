import type { PageContext, Provided } from 'atrium'

/** The page of one day, the same for all days. */
export const DAY_PAGE = '/visit/day'

/** Where a day is planned; today has the address without a date. */
export const addressOf = (day: string, today: string): string => (day === today ? DAY_PAGE : `${DAY_PAGE}?date=${day}`)

/** Tells pages of other areas where a day is planned, while the site has the page. */
export async function dayAddress({ hasRoute, clock }: PageContext): Promise<Provided['dayAddress']> {
  const isThere = await hasRoute(DAY_PAGE)
  return (day) => (isThere ? addressOf(day, clock.today()) : undefined)
}

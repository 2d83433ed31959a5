import { shiftDate } from '#engine/host.ts'
import type { Desk } from '../desk/desk.ts'

/** By how many weeks the dates of a type are moved where they are shown. */
export const weeksOf = ({ site, movedBy }: Pick<Desk, 'site' | 'movedBy'>, type: string): number =>
  site.definition.contentTypes.get(type)?.definition.demoDates === 'fixed' ? 0 : movedBy()

/** The moment that it is, as a file of the type says it. */
export const storedNow = (desk: Pick<Desk, 'site' | 'movedBy' | 'now'>, type: string): string =>
  shiftDate(desk.now().toISOString(), -weeksOf(desk, type), desk.site.institution.timeZone)

import type { CalendarDate, ZonedDateTime } from '@internationalized/date'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'

/** Says which day the site shows where it moves the dates of the demo. */
export function Moved({ date }: { date: CalendarDate | ZonedDateTime | null }) {
  const texts = useTexts()
  const { isMovedBy, site } = useTools()
  if (!date || !isMovedBy) return null
  const shown = date.add({ weeks: isMovedBy })
  const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeZone: site.timeZone })
  return <span className="beside">{texts.shownAs({ date: format.format(shown.toDate(site.timeZone)) })}</span>
}

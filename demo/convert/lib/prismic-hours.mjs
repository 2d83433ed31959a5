const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Kinds of exceptions that are no reason a visitor would be told. */
const NO_REASON = ['other', '']

/** Reasons as they follow "Closed today for". */
const REASONS = { 'bank holiday': 'the bank holiday' }

/**
 * The opening hours of a venue as an entry of type `open_hours`. Documents of Prismic keep times of the week on some day
 * of the past, and exceptions by an instant of their day: both are read on the clock of the house's zone, so that an hour
 * of summer is not that of winter. The site's own form (`openingHours`) has days and times as they are.
 *
 * @param {object} venue a document of type `collection-venue`, or a venue of the site
 * @param {string} timeZone IANA name
 * @returns {{ daily_hours: object, date_hours: object[] }}
 */
export function openHoursOf(venue, timeZone) {
  return venue.openingHours ? hoursOfSite(venue.openingHours) : hoursOfDocument(venue.data ?? {}, timeZone)
}

function hoursOfSite({ regular = [], exceptional = [] }) {
  const times = ({ opens, closes, isClosed }) => (isClosed ? {} : { open_time: opens, close_time: closes })
  return {
    daily_hours: Object.fromEntries(regular.map((day) => [day.dayOfWeek.toLowerCase(), times(day)])),
    date_hours: exceptional.map((day) => exception(day.overrideDate.slice(0, 10), times(day), day.overrideType)),
  }
}

function hoursOfDocument(data, timeZone) {
  const local = localIn(timeZone)
  const times = ({ startDateTime: start, endDateTime: end } = {}) =>
    start && end ? { open_time: local(start).time, close_time: local(end).time } : {}
  return {
    daily_hours: Object.fromEntries(WEEKDAYS.map((day) => [day, times(data[day]?.[0])])),
    date_hours: (data.modifiedDayOpeningTimes ?? [])
      .filter(({ overrideDate }) => overrideDate)
      .map((day) => exception(local(day.overrideDate).day, times(day), day.type)),
  }
}

function exception(date, times, type) {
  const kind = (type ?? '').trim()
  const reason = NO_REASON.includes(kind.toLowerCase()) ? undefined : (REASONS[kind.toLowerCase()] ?? kind)
  return { date, ...times, ...(reason && { reason }) }
}

/** Day and time that the clocks of a zone show at an instant. */
const localIn = (timeZone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant) => {
    const [day, time] = format.format(new Date(instant.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))).split(' ')
    return { day, time }
  }
}

import { say } from '../../../server/commands/line/say.mjs'
import { exhibitionDates, looseDate } from '../lib/loose-dates.mjs'
import { line, richText } from '../lib/words.mjs'

const NAME = 'Williams College Museum of Art'

/** The source's kinds of event as the calendar's categories, and one such event; other kinds stay as they are written. */
const KINDS = {
  'Class session': ['Courses', 'Course'],
  Workshop: ['Courses', 'Course'],
  'Gallery talk': ['Talks', 'Talk'],
  Symposium: ['Talks', 'Talk'],
  Performance: ['Performances', 'Performance'],
}
/** Kinds that say something else than what an event is. */
const NO_KINDS = ['Exhibition related', 'Digital photography', NAME]

function kindsOf(terms) {
  const named = (terms ?? []).map(({ Term }) => Term).filter((term) => !NO_KINDS.includes(term) && !term.includes('\\'))
  return [...new Set(named)].map((term) => KINDS[term] ?? [term, term])
}

/** `2014-04-11T11:30:00`, or a day where no time is known. @returns undefined for less than a day */
const momentOf = (written) => (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d)?$/.test(written ?? '') ? written : undefined)

/** What the calendar service would say of it: its end is not known, so it ends with its day. */
const recordOf = (id, { startDate, terms }) => ({
  id,
  startDate: [startDate.includes('T') ? `${startDate}.000` : startDate],
  endDate: [startDate.slice(0, 10)],
  category: kindsOf(terms).map(([category]) => category),
  audience: terms?.some(({ Term }) => Term === 'Class session') ? ['Students'] : [],
})

/** Exhibitions and events of the Williams College Museum of Art (CC0). */
export default {
  name: 'wcma',
  files: ['exhibitions.json', 'events.json'],
  house: {
    name: NAME,
    brand: 'wcma',
    host: 'WCMA',
    trust: 'Williams College',
    siteUrl: 'https://wcma.example',
    description: 'Exhibitions and events of the Williams College Museum of Art.',
    timeZone: 'America/New_York',
    language: 'en-US',
    locality: 'Williamstown',
    region: 'MA',
    country: 'US',
    sites: [{ code: 'museum', name: NAME }],
  },
  convert({ json, usable, uid, slug, entry, event, brand }) {
    const atTheMuseum = entry(`${brand}_location`, {
      uid: uid('location', 'museum'),
      title: NAME,
      location_id: 'museum',
    })
    let loose = 0
    for (const record of usable(json('exhibitions.json'), 'ExhibitionID', 'ExhTitle')) {
      const { ExhibitionID: id, ExhTitle, BeginISODate, EndISODate, CurNotes, Department, IsInHouse } = record
      const title = line(ExhTitle)
      const dates = exhibitionDates(looseDate(BeginISODate), looseDate(EndISODate))
      if (dates.dates_message) loose++
      entry('exhibition', {
        uid: uid('exhibition', id),
        title,
        url: `/${slug('exhibition', title, id)}`,
        ...dates,
        exhibition_type: Department?.[0]?.Department,
        locations: IsInHouse ? atTheMuseum : undefined,
        exhibition_details: CurNotes?.trim() ? { description: richText(CurNotes) } : undefined,
      })
    }
    let undated = 0
    for (const record of usable(json('events.json'), 'eventId', 'eventName')) {
      const { eventId, eventName, Description, startDate, terms } = record
      const title = line(eventName)
      const description = richText(Description)
      const dateTime = momentOf(startDate)
      const id = `wcma-${eventId}`
      if (dateTime) event(recordOf(id, record))
      else undated++
      entry('event', {
        uid: uid('event', eventId),
        title,
        url: `/${slug('event', title, eventId)}`,
        meta_page: { title },
        date_time: dateTime,
        event_metadata: { event_id: dateTime && id, type: kindsOf(terms)[0]?.[1] },
        event_details: dateTime ? undefined : { display_date: looseDate(startDate)?.text },
        about_module: description && { description },
        locations: atTheMuseum,
      })
    }
    say(`${loose} exhibitions have dates that are not known to the day.`)
    say(`${undated} events have no date, and are on no calendar.`)
  },
}

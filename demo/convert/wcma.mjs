/**
 * `node demo/convert/wcma.mjs <source> <target>`: makes a content directory of the exhibitions and events that the
 * Williams College Museum of Art publishes (`exhibitions.json`, `events.json`; CC0).
 */
import { main, say } from '../../scripts/setup/say.mjs'
import { foldersOf, readSource, usable, writeEntries, writeHouse, writeJson } from './lib/content-directory.mjs'
import { exhibitionDates, looseDate } from './lib/loose-dates.mjs'
import { line, richText, slugs } from './lib/words.mjs'

const NAME = 'Williams College Museum of Art'
const institution = {
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
}
const location = { uid: 'location_museum', title: NAME, location_id: 'museum' }
const atTheMuseum = [{ uid: location.uid, _content_type_uid: 'wcma_location' }]

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

const exhibitionOf = (slug, record) => {
  const { ExhibitionID: id, ExhTitle, BeginISODate, EndISODate, CurNotes, Department, IsInHouse } = record
  const title = line(ExhTitle)
  return {
    uid: `exhibition_${id}`,
    title,
    url: `/${slug(title, id)}`,
    ...exhibitionDates(looseDate(BeginISODate), looseDate(EndISODate)),
    exhibition_type: Department?.[0]?.Department,
    locations: IsInHouse ? atTheMuseum : undefined,
    exhibition_details: CurNotes?.trim() ? { description: richText(CurNotes) } : undefined,
  }
}

/** `2014-04-11T11:30:00`, or a day where no time is known. @returns undefined for less than a day */
const momentOf = (written) => (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d)?$/.test(written ?? '') ? written : undefined)

function eventOf(slug, { eventId, eventName, Description, startDate, terms }) {
  const title = line(eventName)
  const description = richText(Description)
  const dateTime = momentOf(startDate)
  return {
    uid: `event_${eventId}`,
    title,
    url: `/${slug(title, eventId)}`,
    meta_page: { title },
    date_time: dateTime,
    event_metadata: { event_id: dateTime && String(eventId), type: kindsOf(terms)[0]?.[1] },
    event_details: dateTime ? undefined : { display_date: looseDate(startDate)?.text },
    about_module: description && { description },
    locations: atTheMuseum,
  }
}

/** What the calendar service would say of it: its end is not known, so it ends with its day. */
const recordOf = ({ eventId, startDate, terms }) => ({
  id: String(eventId),
  startDate: [startDate.includes('T') ? `${startDate}.000` : startDate],
  endDate: [startDate.slice(0, 10)],
  category: kindsOf(terms).map(([category]) => category),
  audience: terms?.some(({ Term }) => Term === 'Class session') ? ['Students'] : [],
})

await main(async () => {
  const { source, target } = foldersOf('wcma')
  const files = { exhibitions: readSource(source, 'exhibitions.json'), events: readSource(source, 'events.json') }
  const exhibitions = usable(JSON.parse(files.exhibitions.text), 'ExhibitionID', 'ExhTitle')
  const events = usable(JSON.parse(files.events.text), 'eventId', 'eventName')
  const [exhibitionSlug, eventSlug] = [slugs(), slugs()]
  const { time } = files.exhibitions
  const made = exhibitions.map((record) => exhibitionOf(exhibitionSlug, record))
  writeHouse(target, institution, time)
  writeEntries(target, 'wcma_location', [location], time)
  writeEntries(target, 'exhibition', made, time)
  writeEntries(
    target,
    'event',
    events.map((record) => eventOf(eventSlug, record)),
    files.events.time,
  )
  const dated = events.filter(({ startDate }) => momentOf(startDate))
  writeJson(target, 'calendar/events.json', { events: dated.map(recordOf) })
  say(`${exhibitions.length} exhibitions and ${events.length} events read.`)
  say(
    `${made.filter(({ dates_message }) => dates_message).length} exhibitions have dates that are not known to the day.`,
  )
  say(`${events.length - dated.length} events have no date, and stand on no calendar.`)
  say(`Written: ${target}. Serve it with CONTENT_DIR=${target} npm start`)
})

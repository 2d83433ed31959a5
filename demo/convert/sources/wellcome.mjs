import { say } from '../../../server/commands/line/say.mjs'
import { openHoursOf } from '../lib/prismic-hours.mjs'
import { plainPrismic, prismicHtml } from '../lib/prismic-text.mjs'

const TIME_ZONE = 'Europe/London'

/** Documents that are shown as pages of text. */
const PAGES = ['seasons', 'projects', 'exhibition-texts']

const textsOf = ({ body = [], slices = [], intro_text: intro = [] }) =>
  [
    intro,
    ...[...body, ...slices].map(
      ({ primary }) => primary?.text ?? [...(primary?.title ?? []), ...(primary?.caption ?? [])],
    ),
  ]
    .map((blocks) => prismicHtml(blocks))
    .filter(Boolean)

const bodyOf = (data) => {
  const text = textsOf(data).join('')
  return text ? [{ text_block: { text } }] : []
}

/** Crops of one picture differ in what follows. */
const PICTURE = /https:\/\/images\.prismic\.io\/[^"?]+/g

const dayOf = (moment) => moment?.slice(0, 10)
/** `2023-11-22T11:00:00+0000` with the colon that ISO 8601 has. */
const isoOf = (moment) => moment?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')

/** Articles, events and exhibitions of the Wellcome Collection, documents of Prismic (MIT). Pictures are only linked. */
export default {
  name: 'wellcome',
  files: [],
  house: {
    name: 'Wellcome Collection',
    brand: 'wellcome',
    siteUrl: 'https://wellcome.example',
    description: 'Stories, events and exhibitions of the Wellcome Collection.',
    timeZone: TIME_ZONE,
    language: 'en-GB',
    locality: 'London',
    country: 'GB',
  },
  convert({ names, json, uid, slug, entry, event, brand }) {
    const read = names('.', '.json').map((name) => json(name))
    const venues = read.filter(({ openingHours }) => openingHours)
    const all = read.filter((one) => !venues.includes(one))
    for (const venue of venues) venueEntries({ id: venue.id, title: venue.name }, venue, { uid, slug, entry, brand })
    const documents = new Map(all.filter(({ id, data }) => id && data).map((document) => [document.id, document]))
    if (documents.size < all.length)
      say(`${all.length - documents.size} files are no documents with an id of their own.`)
    const authorOf = ({ contributor }) => {
      const name = contributor?.data?.name
      if (typeof name !== 'string' || !name.trim()) return []
      return entry('author', {
        uid: uid('author', contributor.id),
        title: name.trim(),
        url: `/${contributor.slug || slug('author', name, contributor.id)}`,
      })
    }
    const others = new Map()
    for (const { id, type, data, first_publication_date: published } of documents.values()) {
      const title = plainPrismic(data.title)
      const address = `/${slug(type, title, id)}`
      const blurb = prismicHtml(data.promo?.[0]?.primary?.caption) || undefined
      if (['articles', 'webcomics'].includes(type))
        entry('article', {
          uid: uid('article', id),
          title,
          url: `/${slug('article', title, id)}`,
          publication_date: dayOf(data.publishDate ?? published),
          blurb,
          authors: (data.contributors ?? []).flatMap(authorOf),
          body: bodyOf(data),
        })
      else if (type === 'events') {
        const times = (data.times ?? []).filter(({ startDateTime }) => startDateTime)
        const eventId = `wellcome-${id}`
        if (times.length > 0)
          event({
            id: eventId,
            startDate: times.map(({ startDateTime }) => isoOf(startDateTime)),
            endDate: times.flatMap(({ endDateTime }) => isoOf(endDateTime) ?? []),
            category: [plainPrismic(data.format?.data?.title)].filter(Boolean),
            audience: [],
          })
        const places = (data.locations ?? []).flatMap(({ location }) => placeOf(location, { uid, entry, brand }))
        const text = textsOf(data).join('')
        entry('event', {
          uid: uid('event', id),
          title,
          url: `/${slug('event', title, id)}`,
          meta_page: { title },
          blurb,
          date_time: isoOf(times[0]?.startDateTime),
          event_metadata: {
            event_id: times.length > 0 ? eventId : undefined,
            type: plainPrismic(data.format?.data?.title) || undefined,
          },
          about_module: text ? { description: text } : undefined,
          locations: places,
        })
      } else if (type === 'exhibitions')
        entry('exhibition', {
          uid: uid('exhibition', id),
          title,
          url: `/${slug('exhibition', title, id)}`,
          start_date: dayOf(data.start),
          end_date: dayOf(data.end),
          blurb,
          exhibition_details: { description: textsOf(data).join('') || undefined },
        })
      else if (PAGES.includes(type))
        entry('document', {
          uid: uid('page', id),
          title,
          slug: address.slice(1),
          header: { intro: blurb },
          body: bodyOf(data),
          isListed: true,
        })
      else if (type === 'collection-venue') venueEntries({ id, title }, documents.get(id), { uid, slug, entry, brand })
      else others.set(type, (others.get(type) ?? 0) + 1)
    }
    const pictures = new Set(JSON.stringify([...documents.values()]).match(PICTURE))
    if (pictures.size > 0) say(`${pictures.size} pictures left out: they are at a host that is no image server (IIIF).`)
    for (const [type, count] of others) say(`${count} ${type} left out: pages have no counterpart of them.`)
  },
}

function placeOf(location, { uid, entry, brand }) {
  const title = plainPrismic(location?.data?.title)
  const code = String(location?.id ?? '').toLowerCase()
  return title ? entry(`${brand}_location`, { uid: uid('location', location.id), title, location_id: code }) : []
}

/** A venue as a place with its open hours. */
function venueEntries({ id, title }, venue, { uid, slug, entry, brand }) {
  const hours = entry('open_hours', { uid: uid('hours', id), title, ...openHoursOf(venue, TIME_ZONE) })
  entry(`${brand}_location`, { uid: uid('venue', id), title, location_id: slug('venue', title, id), open_hours: hours })
}

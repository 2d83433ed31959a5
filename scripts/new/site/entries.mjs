import { dayAfter } from '../../../engine/time/day-after.mjs'
import { words } from './words.mjs'

/** Where a published entry was written: the site prints what it says, not who wrote it. */
const PUBLISHED = { environment: 'production', locale: 'en-us' }

const references = (types) => Object.entries(types).map(([uid, type]) => ({ uid, _content_type_uid: type }))
const link = (title, href) => ({ title, href })
const picture = (id) => references({ [`image_${id}`]: 'image' })

/**
 * Entries that a new site begins with: enough to see every part of it, each saying what is to be written in its place.
 *
 * @param {{ name: string, brand: string, today: string }} site `today`: the day it is made, `YYYY-MM-DD`
 * @returns {{ type: string, uid: string }[]} with the fields of each
 */
export function starterEntries({ name, brand, today }) {
  const time = `${today}T00:00:00.000Z`
  const entry = (type, uid, title, fields) => ({
    uid,
    _content_type_uid: type,
    title,
    created_at: time,
    updated_at: time,
    _version: 1,
    publish_details: { ...PUBLISHED, time },
    ...fields,
  })
  const page = (type, uid, title, description, fields) =>
    entry(type, uid, title, { meta_page: { description }, ...fields })
  const house = references({ location_house: `${brand}_location` })
  return [
    page('page_home_v2', 'page_home', name, words.home.description(name), {
      url: '/',
      hero: { header: words.home.header, image: picture('house'), cta: link('What’s on', '/whats-on') },
      feature_set: {
        title: 'On now',
        items: references({ exhibition_first: 'exhibition', event_tour: 'event', article_first: 'article' }),
      },
    }),
    page('page_visit_v2', 'page_visit', 'Visit', words.visit.description(name), {
      hero: { header: 'Visit', intro: words.visit.intro, image: picture('house') },
      locations: [{ header: 'Where we are', items: [{ header: name, intro: words.visit.house }] }],
    }),
    page('page_location_detail', 'page_house', name, words.visit.description(name), {
      url: '/house',
      hero: { image: picture('house'), intro: words.visit.house },
      location: house,
    }),
    page('page_what_s_on', 'page_whats_on', 'What’s On', words.whatsOn.description(name), {
      hero: { header: 'What’s On', intro: words.whatsOn.intro },
      featured_items: { title: 'Coming up', items: references({ event_tour: 'event', event_talk: 'event' }) },
      exhibitions: { title: 'Exhibitions', items: references({ exhibition_first: 'exhibition' }) },
    }),
    page('page_calendar', 'page_calendar', 'Calendar', words.calendar.description(name), { url: '/calendar' }),
    page('page_news', 'page_news', 'News', words.news.description(name), {
      url: '/news',
      hero: { header: 'News', intro: words.news.intro },
    }),
    page('page_search', 'page_search', 'Search', `Search the site of ${name}.`, {}),
    page('composed_page', 'page_about', 'About', words.about.description(name), {
      url: '/about-us',
      hero: { intro: words.about.intro },
      sections: words.about.sections.map(([heading, text]) => ({ text_block: { text: `<h2>${heading}</h2>${text}` } })),
    }),
    page('event', 'event_tour', 'A walk through the house', words.tour.blurb, {
      url: '/a-walk-through-the-house',
      blurb: `<p>${words.tour.blurb}</p>`,
      recurrence: true,
      recurrence_start_date: today,
      event_metadata: { event_id: '1', type: 'Tour' },
      image: picture('stairs'),
      locations: house,
      about_module: { description: words.tour.text },
    }),
    page('event', 'event_talk', 'An evening talk', words.talk.blurb, {
      url: '/an-evening-talk',
      blurb: `<p>${words.talk.blurb}</p>`,
      event_metadata: { event_id: '2', type: 'Talk' },
      locations: house,
      about_module: { description: words.talk.text },
    }),
    page('exhibition', 'exhibition_first', 'A first exhibition', words.exhibition.blurb, {
      url: '/a-first-exhibition',
      start_date: today,
      end_date: dayAfter(today, 365),
      blurb: `<p>${words.exhibition.blurb}</p>`,
      feature_image: picture('room'),
      locations: house,
      exhibition_details: { description: words.exhibition.text },
    }),
    page('article', 'article_first', 'A first story', words.story.blurb, {
      url: '/a-first-story',
      blurb: `<p>${words.story.blurb}</p>`,
      publication_date: today,
      thumbnail: picture('room'),
      body: [{ text_block: { text: words.story.text } }],
    }),
    entry('page_404', 'page_404', 'This page is not here', {
      a11y_description: words.missing,
      links: [link('Begin at the home page', '/'), link('What’s on', '/whats-on')],
    }),
    entry(`${brand}_location`, 'location_house', name, {
      location_id: 'house',
      identifier: 'house',
      image: picture('house'),
      admission_statement: [words.visit.admission],
      open_hours: references({ hours_house: 'open_hours' }),
      address: references({ address_house: 'address' }),
      primary_url: '/visit/house',
    }),
    entry('open_hours', 'hours_house', 'Opening hours', {
      standard_hours: '<p>Tuesday–Sunday 10am–5pm. Closed Monday.</p>',
      daily_hours: Object.fromEntries(
        ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
          day,
          day === 'monday' ? {} : { open_time: '10:00', close_time: '17:00' },
        ]),
      ),
    }),
    entry('address', 'address_house', name, { street_address1: '1 First Street' }),
    ...Object.entries(words.pictures).map(([id, [title, alt]]) =>
      entry('image', `image_${id}`, title, { alt, iiif: { id }, width: 2400, height: 1600 }),
    ),
  ]
}

/**
 * What the calendar knows of the events: when they take place.
 *
 * @param {string} today `YYYY-MM-DD`
 */
export function starterCalendar(today) {
  const at = (day, time) => `${day}T${time}:00.000`
  const weekly = Array.from({ length: 52 }, (_, week) => dayAfter(today, 7 * week + 2))
  const record = (id, category, days, from, to) => ({
    id,
    startDate: days.map((day) => at(day, from)),
    endDate: days.map((day) => at(day, to)),
    salesStatus: 'S',
    availabilityStatus: 'U',
    availabilityNum: -1,
    minPrice: '$0.00',
    maxPrice: '$0.00',
    multifilter1: ['house'],
    category: [category],
    audience: ['Adults', 'Families'],
  })
  return {
    filterFieldValues: { audiences: ['Adults', 'Families'], categories: ['Tours', 'Talks'] },
    events: [
      record('1', 'Tours', weekly, '11:00', '12:00'),
      record('2', 'Talks', [dayAfter(today, 30)], '18:30', '19:30'),
    ],
  }
}

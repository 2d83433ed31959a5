import { say } from '../../../server/commands/line/say.mjs'
import { line, richText } from '../lib/words.mjs'

const KINDS = { audio: 'Audio', video: 'Video' }

/** `3531` seconds as `00:58:51`. */
const duration = (seconds) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** `2016-11-20 00:00:00-05`, a day in the museum's zone. */
const dayOf = (written) => /^\d{4}-\d\d-\d\d/.exec(written ?? '')?.[0]

const SITE = 'https://www.nga.gov'
/** Characters of a description in lists. */
const SUMMARY = 240

/** Some descriptions are HTML with addresses of the museum's own site, others plain text, and some have no words. */
function description(text) {
  if (!/<[a-z]/i.test(text)) return richText(text)
  const words = text.replace(/<[^<>]*>|&nbsp;|\s/g, '')
  return words ? text.replace(/(\shref=")(\/[^/"][^"]*")/g, `$1${SITE}$2`) : undefined
}

/** The beginning of a description, as lists say it. */
function summary(html = '') {
  const words = html
    .replace(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= SUMMARY) return words ? `<p>${words}</p>` : undefined
  const cut = words.slice(0, SUMMARY)
  return `<p>${cut.slice(0, cut.lastIndexOf(' ')).replace(/&[^;]*$/, '')} …</p>`
}

/** The podcast of all sounds, and its page. */
function podcast({ uid, entry }) {
  const series = entry('podcast_series', {
    uid: uid('series', 'audio'),
    title: 'National Gallery of Art Audio',
    slug: 'audio',
    blurb: '<p>Lectures, conversations and tours, recorded at the National Gallery of Art.</p>',
    category: 'Arts: Visual Arts',
    owner_email: 'podcasts@nga.example',
  })
  entry('page_podcast_series', {
    uid: uid('podcast', 'audio'),
    title: 'National Gallery of Art Audio',
    series,
    list_heading: 'Recordings',
  })
  entry('page_podcast_landing', {
    uid: uid('landing', 'podcasts'),
    title: 'Podcasts',
    featured_series: { title: 'Listen', items: series, call_to_action_text: 'All recordings' },
  })
  return series
}

/** Recordings of the National Gallery of Art, Washington (CC0), as a podcast with a season a year; films as articles. */
export default {
  name: 'nga',
  files: ['media_items.csv'],
  house: {
    name: 'National Gallery of Art',
    brand: 'nga',
    siteUrl: 'https://nga.example',
    description: 'Recordings and films of the National Gallery of Art.',
    timeZone: 'America/New_York',
    language: 'en-US',
    locality: 'Washington',
    region: 'DC',
    country: 'US',
  },
  convert(source) {
    const { csv, usable, uid, slug, entry } = source
    /** Episodes of a year are numbered in the order of their days. */
    const years = new Map()
    for (const record of usable(csv('media_items.csv'), 'mediaid', 'title')) {
      const { mediaid: id, mediatype: kind, language, playurl, downloadurl, releasedate, presentationdate } = record
      const title = line(record.title)
      const text = description(record.description)
      const topic = KINDS[kind]
      const published = dayOf(releasedate) ?? dayOf(presentationdate)
      if (!published || !topic) {
        say(`Record ${id} is left out: it has no ${published ? 'known type' : 'date'}.`)
        continue
      }
      const locale = language === 'en' ? undefined : language
      const body = text ? [{ text_block: { text } }] : []
      if (kind === 'audio' && downloadurl) {
        const metadata = {
          title: [title],
          published_url: [downloadurl],
          release_date: [published],
          duration: record.duration ? [duration(Number(record.duration))] : undefined,
        }
        const audio = entry('audio_asset', { uid: uid(kind, id), title, metadata_fields: metadata })
        const year = published.slice(0, 4)
        years.set(year, [...(years.get(year) ?? []), { id, title, locale, published, audio, text, body }])
        continue
      }
      entry('article', {
        uid: uid('article', id),
        title,
        url: `/${slug('article', title, id)}`,
        locale,
        publication_date: published,
        blurb: text,
        categories: entry('article_category', { uid: uid('category', kind), title: topic, url: `/${kind}` }),
        body: [
          ...body,
          ...(playurl ? [{ text_block: { text: `<p><a href="${playurl}">Watch the film</a></p>` } }] : []),
        ],
      })
    }
    if (years.size === 0) return
    const series = podcast(source)
    for (const [year, episodes] of years) {
      const part_of = entry('podcast_season', {
        uid: uid('season', year),
        title: `Recordings of ${year}`,
        season_label: 'Recordings of',
        number: Number(year),
        part_of: series,
      })
      episodes
        .sort((a, b) => a.published.localeCompare(b.published))
        .forEach(({ id, title, locale, published, audio, text, body }, index) =>
          entry('podcast_episode', {
            uid: uid('episode', id),
            title,
            slug: slug('podcast_episode', title, id),
            locale,
            part_of,
            episode_number: index + 1,
            publication_date: published,
            blurb: summary(text),
            audio,
            body,
          }),
        )
    }
  },
}

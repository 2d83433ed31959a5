import { say } from '../../../scripts/setup/say.mjs'
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

/** Some descriptions are HTML with addresses of the museum's own site, others plain text, and some have no words. */
function description(text) {
  if (!/<[a-z]/i.test(text)) return richText(text)
  const words = text.replace(/<[^<>]*>|&nbsp;|\s/g, '')
  return words ? text.replace(/(\shref=")(\/[^/"][^"]*")/g, `$1${SITE}$2`) : undefined
}

/** Recordings and films of the National Gallery of Art, Washington (CC0), as articles. */
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
  convert({ csv, usable, uid, slug, entry }) {
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
      const metadata = {
        title: [title],
        published_url: [downloadurl || playurl],
        duration: record.duration ? [duration(Number(record.duration))] : undefined,
      }
      const fields = { uid: uid(kind, id), title, metadata_fields: metadata }
      const recording = kind === 'audio' && downloadurl ? entry('audio_asset', fields) : undefined
      entry('article', {
        uid: uid('article', id),
        title,
        url: `/${slug('article', title, id)}`,
        locale: language === 'en' ? undefined : language,
        publication_date: published,
        blurb: text,
        categories: entry('article_category', { uid: uid('category', kind), title: topic, url: `/${kind}` }),
        body: [
          ...(recording ? [{ audio: { audio: recording } }] : []),
          ...(text ? [{ text_block: { text } }] : []),
          ...(recording || !playurl
            ? []
            : [{ text_block: { text: `<p><a href="${playurl}">Watch the film</a></p>` } }]),
        ],
      })
    }
  },
}

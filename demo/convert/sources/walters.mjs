import { dayFirst, exhibitionDates, looseDate } from '../lib/loose-dates.mjs'
import { line, richText } from '../lib/words.mjs'

/** Where it was shown: the text is the title, the museums and the years, each ended by a full stop. */
function placesIn(text, title) {
  const rest = text.startsWith(`${title}. `) ? text.slice(title.length + 2) : ''
  return rest.replace(/\.? \d{4}(?:-\d*)?\.$/, '') || undefined
}

/** Exhibitions of the Walters Art Museum (CC0). */
export default {
  name: 'walters',
  files: ['exhibitions.csv'],
  house: {
    name: 'The Walters Art Museum',
    brand: 'walters',
    siteUrl: 'https://walters.example',
    description: 'Exhibitions of the Walters Art Museum.',
    timeZone: 'America/New_York',
    language: 'en-US',
    locality: 'Baltimore',
    region: 'MD',
    country: 'US',
  },
  convert({ csv, usable, uid, slug, entry }) {
    for (const record of usable(csv('exhibitions.csv'), 'ExhibitionID', 'ExhTitle')) {
      const { ExhibitionID: id, ExhTitle, ExhibBeginYear, ExhibEndYear, ExhibEndDate, Textblock } = record
      const title = line(ExhTitle)
      const text = line(Textblock)
      entry('exhibition', {
        uid: uid('exhibition', id),
        title,
        url: `/${slug('exhibition', title, id)}`,
        ...exhibitionDates(looseDate(ExhibBeginYear), looseDate(dayFirst(ExhibEndDate) ?? ExhibEndYear)),
        exhibition_details: { description: richText(text), location: placesIn(text, title) },
      })
    }
  },
}

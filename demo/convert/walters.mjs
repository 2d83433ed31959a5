/**
 * `node demo/convert/walters.mjs <source> <target>`: makes a content directory of the exhibitions that the Walters Art
 * Museum publishes (`exhibitions.csv`; CC0).
 */
import { main, say } from '../../scripts/setup/say.mjs'
import { foldersOf, readSource, usable, writeEntries, writeHouse } from './lib/content-directory.mjs'
import { parseCsv } from './lib/csv.mjs'
import { dayFirst, exhibitionDates, looseDate } from './lib/loose-dates.mjs'
import { line, richText, slugs } from './lib/words.mjs'

const institution = {
  name: 'The Walters Art Museum',
  brand: 'walters',
  host: 'Walters',
  trust: 'The Walters Art Museum',
  siteUrl: 'https://walters.example',
  description: 'Exhibitions of the Walters Art Museum.',
  timeZone: 'America/New_York',
  language: 'en-US',
  locality: 'Baltimore',
  region: 'MD',
  country: 'US',
}

/** Where it was shown: the text is the title, the museums and the years, each ended by a full stop. */
function placesIn(text, title) {
  const rest = text.startsWith(`${title}. `) ? text.slice(title.length + 2) : ''
  return rest.replace(/\.? \d{4}(?:-\d*)?\.$/, '') || undefined
}

function exhibitionOf(slug, { ExhibitionID: id, ExhTitle, ExhibBeginYear, ExhibEndYear, ExhibEndDate, Textblock }) {
  const title = line(ExhTitle)
  const text = line(Textblock)
  return {
    uid: `exhibition_${id}`,
    title,
    url: `/${slug(title, id)}`,
    ...exhibitionDates(looseDate(ExhibBeginYear), looseDate(dayFirst(ExhibEndDate) ?? ExhibEndYear)),
    exhibition_details: { description: richText(text), location: placesIn(text, title) },
  }
}

await main(async () => {
  const { source, target } = foldersOf('walters')
  const { text, time } = readSource(source, 'exhibitions.csv')
  const slug = slugs()
  const exhibitions = usable(parseCsv(text), 'ExhibitionID', 'ExhTitle').map((record) => exhibitionOf(slug, record))
  writeHouse(target, institution, time)
  writeEntries(target, 'exhibition', exhibitions, time)
  say(`${exhibitions.length} exhibitions read.`)
  say(`Written: ${target}. Serve it with CONTENT_DIR=${target} npm start`)
})

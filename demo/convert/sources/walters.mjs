import { dayFirst, exhibitionDates, looseDate } from '../lib/loose-dates.mjs'
import { escaped, line, richText } from '../lib/words.mjs'

/** Where it was shown: the text is the title, the museums and the years, each ended by a full stop. */
function placesIn(text, title) {
  const rest = text.startsWith(`${title}. `) ? text.slice(title.length + 2) : ''
  return rest.replace(/\.? \d{4}(?:-\d*)?\.$/, '') || undefined
}

const numbersIn = (list) => (list ?? '').split('|').filter(Boolean)

/** The letter under which a name is sorted, without accents; names that begin otherwise are one group. */
const letterOf = (name) => /^[A-Z]/.exec(name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase())?.[0] ?? 'Other'

/** Who they were, and in which exhibitions works of theirs were shown. */
function creatorItem({ name, CreatorURL, date, biography }, shownIn) {
  const words = escaped(line(name))
  const dates = line(date).replace(/\)+$/, ')')
  const links = shownIn.map(({ title, url }) => `<a href="/exhibitions${url}">${escaped(title)}</a>`)
  return [
    `<li>${CreatorURL ? `<a href="${escaped(CreatorURL)}">${words}</a>` : words}`,
    dates && ` ${escaped(dates)}`,
    links.length > 0 && `: ${links.join('; ')}`,
    richText(biography),
    '</li>',
  ]
    .filter(Boolean)
    .join('')
}

/** Exhibitions and creators of the Walters Art Museum (CC0). */
export default {
  name: 'walters',
  files: ['exhibitions.csv', 'creators.csv'],
  house: {
    name: 'The Walters Art Museum',
    brand: 'walters',
    siteUrl: 'https://walters.example',
    description: 'Exhibitions and creators of the Walters Art Museum.',
    timeZone: 'America/New_York',
    language: 'en-US',
    locality: 'Baltimore',
    region: 'MD',
    country: 'US',
  },
  convert({ csv, usable, uid, slug, entry }) {
    const exhibitionsOf = new Map()
    for (const record of usable(csv('exhibitions.csv'), 'ExhibitionID', 'ExhTitle')) {
      const {
        ExhibitionID: id,
        ExhTitle,
        ExhibBeginYear,
        ExhibEndYear,
        ExhibEndDate,
        Textblock,
        WaltersArtworks,
      } = record
      const title = line(ExhTitle)
      const text = line(Textblock)
      const url = `/${slug('exhibition', title, id)}`
      for (const work of numbersIn(WaltersArtworks))
        exhibitionsOf.set(work, [...(exhibitionsOf.get(work) ?? []), { title, url }])
      entry('exhibition', {
        uid: uid('exhibition', id),
        title,
        url,
        ...exhibitionDates(looseDate(ExhibBeginYear), looseDate(dayFirst(ExhibEndDate) ?? ExhibEndYear)),
        exhibition_details: { description: richText(text), location: placesIn(text, title) },
      })
    }
    const creators = usable(csv('creators.csv'), 'id', 'name').sort((one, other) =>
      one.sort_name.localeCompare(other.sort_name, 'en'),
    )
    const letters = new Map()
    for (const record of creators) {
      const letter = letterOf(record.sort_name || record.name)
      letters.set(letter, [...(letters.get(letter) ?? []), record])
    }
    const links = [...letters].map(([letter, records]) => {
      const path = `creators/${letter.toLowerCase()}`
      const items = records.map((record) => {
        const shown = numbersIn(record.CreatorArt).flatMap((work) => exhibitionsOf.get(work) ?? [])
        return creatorItem(record, [...new Set(shown)])
      })
      const body = [{ text_block: { text: `<ul>${items.join('')}</ul>` } }]
      entry('document', { uid: uid('creators', letter), title: `Creators: ${letter}`, slug: path, body })
      return `<li><a href="/${path}">${letter}</a> (${records.length})</li>`
    })
    if (links.length === 0) return
    const body = [{ text_block: { text: `<ul>${links.join('')}</ul>` } }]
    entry('document', { uid: uid('creators', 'all'), title: 'Creators', slug: 'creators', body, isListed: true })
  },
}

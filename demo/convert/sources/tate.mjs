import { escaped, line } from '../lib/words.mjs'

/** Artists of whom so many works are there have a page, which shows no more than so many of them. */
const ENOUGH = 3
const MOST = 12

const objectIdOf = (url) => url.split('/').filter(Boolean).at(-1)

/** Works of the Tate collection (CC0): records of the collection, and a page an artist. Pictures are not among them. */
export default {
  name: 'tate',
  files: ['artworks.ndjson'],
  house: {
    name: 'Tate',
    brand: 'tate',
    siteUrl: 'https://tate.example',
    description: 'Works of the Tate collection.',
    timeZone: 'Europe/London',
    language: 'en-GB',
    locality: 'London',
    country: 'GB',
  },
  convert({ lines, usable, uid, slug, entry, work, result }) {
    const byArtist = new Map()
    for (const record of usable(lines('artworks.ndjson'), 'url', 'title')) {
      const { title, url, all_artists: artist, creditLine, dateText, medium, dimensions } = record
      const objectID = objectIdOf(url)
      const name = line(title)
      work({
        objectID,
        title: name,
        maker: line(artist),
        date: line(dateText),
        material: line(medium),
        dimensions: line(dimensions),
        creditLine: line(creditLine),
      })
      const facts = [artist, dateText, medium].map(line).filter(Boolean)
      result({ title: name, url, type: 'artwork', description: facts.join(', ') })
      const item = entry('collection_object', { uid: uid('object', objectID), title: name, url })
      byArtist.set(line(artist), [...(byArtist.get(line(artist)) ?? []), item])
    }
    const links = [...byArtist]
      .filter(([artist, items]) => artist && items.length >= ENOUGH)
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([artist, items]) => {
        const path = `works/${slug('document', artist, items.length)}`
        const shown = items.slice(0, MOST)
        const intro = `<p>${shown.length} of ${items.length} works by ${escaped(artist)} in this collection.</p>`
        const body = [{ text_block: { text: intro } }, ...shown.map((item) => ({ collection_object_block: { item } }))]
        entry('document', { uid: uid('artist', path), title: artist, slug: path, body })
        return `<li><a href="/${path}">${escaped(artist)}</a> (${items.length})</li>`
      })
    if (links.length === 0) return
    const body = [{ text_block: { text: `<ul>${links.join('')}</ul>` } }]
    entry('document', { uid: uid('document', 'works'), title: 'Works by artist', slug: 'works', body, isListed: true })
  },
}

import { escaped, line } from '../lib/words.mjs'

/** `herman-melville_moby-dick.jpg` as words. */
const wordsOf = (file) => {
  const words = line(file.replace(/\.\w+$/, '').replace(/[-_]+/g, ' '))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Pictures in the public domain, with a page that shows them. */
export default {
  name: 'pictures',
  files: ['captions.json'],
  house: {
    name: 'Public Domain Pictures',
    brand: 'pictures',
    siteUrl: 'https://pictures.example',
    description: 'Pictures in the public domain.',
    timeZone: 'UTC',
    language: 'en',
  },
  convert({ json, path, uid, entry, picture }) {
    const shown = json('captions.json').map(({ file, caption }) => {
      const title = wordsOf(file)
      return entry('image', {
        uid: uid('image', file),
        title,
        alt: `${title}.`,
        caption: escaped(line(caption)),
        iiif: { id: picture(path(file), file.replace(/\.\w+$/, '')) },
      })
    })
    const rows = shown.map((reference) => ({ media_row_block: { layout: 'column-width', media: [{ reference }] } }))
    const body = [{ text_block: { text: `<p>${shown.length} pictures.</p>` } }, ...rows]
    entry('document', { uid: uid('document', 'pictures'), title: 'Pictures', slug: 'pictures', body, isListed: true })
  },
}

import { markdownHtml } from '../lib/markdown.mjs'
import { line } from '../lib/words.mjs'

/** A list of flat records as the catalogue writes it: `- name: value`, and lists of values below a name. */
function recordsIn(yaml) {
  const records = []
  let list
  for (const row of yaml.split('\n')) {
    const [, starts, name, value] = /^(- |\s{2})(\w+):\s*(.*)$/.exec(row) ?? []
    const [, item] = /^\s{2}- (.*)$/.exec(row) ?? []
    if (starts === '- ') records.push({})
    const record = records.at(-1)
    if (name && record) {
      list = value ? undefined : []
      record[name] = list ?? value.replace(/^"(.*)"$/, '$1')
    } else if (item !== undefined) list?.push(item)
  }
  return records
}

const TITLES = {
  introduction: 'Roman mosaics',
  italy: 'Italy',
  northafrica: 'North Africa',
  'excavations-antioch': 'Antioch',
}

/** Texts and plates of “Roman Mosaics in the J. Paul Getty Museum” (CC BY 4.0). */
export default {
  name: 'mosaics',
  files: ['catalogue.yml'],
  house: {
    name: 'Roman Mosaics',
    brand: 'mosaics',
    siteUrl: 'https://mosaics.example',
    description: 'Roman mosaics in the J. Paul Getty Museum, by Alexis Belis, 2016.',
    timeZone: 'America/Los_Angeles',
    language: 'en-US',
  },
  convert({ text, names, path, uid, entry, picture }) {
    const catalogue = new Map(recordsIn(text('catalogue.yml')).map((record) => [record.cat, record]))
    const plates = new Map(
      names('plates', '.jpg').map((file) => [/^cat(\d+)_/.exec(file)?.[1], path(`plates/${file}`)]),
    )
    const pictureOf = (number) => {
      const { title, material, culture, location, date = [] } = catalogue.get(number) ?? {}
      const file = plates.get(number)
      if (!file || !title) return []
      return entry('image', {
        uid: uid('image', number),
        title,
        alt: `${title}.`,
        caption: line(
          [title, culture, date.length > 0 ? `A.D. ${date.join('–')}` : '', location].filter(Boolean).join(', '),
        ),
        credit: 'J. Paul Getty Museum, CC BY 4.0',
        iiif: { id: picture(file, `plate-${number}`) },
        metadata_fields: { title: [title], material: material ? [material] : [] },
      })
    }
    for (const file of names('text', '.md')) {
      const [, first, last] = /^(\d+)(?:-(\d+))?\.md$/.exec(file) ?? []
      const numbers = first
        ? Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, index) => String(Number(first) + index))
        : []
      const media = numbers.flatMap(pictureOf).map((reference) => ({ reference: [reference] }))
      const title = (first ? catalogue.get(first)?.title : TITLES[file.replace('.md', '')]) ?? file
      const slug = `mosaics/${file.replace('.md', '')}`
      entry('document', {
        uid: uid('document', file),
        title,
        slug,
        body: [
          ...media.map((item) => ({ media_row_block: { layout: 'column-width', media: [item] } })),
          { text_block: { text: markdownHtml(text(`text/${file}`)) } },
        ],
        isListed: file === 'introduction.md',
      })
    }
  },
}

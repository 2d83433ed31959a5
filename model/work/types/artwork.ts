import { defineContentType, f, plainText } from 'atrium'
import { z } from 'zod'
import messages from '../../messages.ts'

export default defineContentType({
  name: 'artwork',
  label: 'Artwork',
  kind: messages.artwork,
  plural: 'Artworks',
  icon: 'palette',
  category: 'Media',
  help: 'A work of art that is described here.',
  schema: z.object({
    artist: f.text({ help: 'Who made it, as it is printed.' }),
    blurb: f.html({ help: 'What lists say of it.' }),
    displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
    image: f.image({ help: 'The work itself.' }),
    url: f.url({ label: 'URL', help: 'Where more is to be read of it.' }),
  }),
  card: ({ entry: { path, url, artist } }) => ({ href: path ?? url, meta: artist }),
  search: ({ entry: { blurb, artist } }) => ({ description: plainText(blurb) || artist, text: artist }),
})

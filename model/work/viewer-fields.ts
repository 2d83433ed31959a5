import { f } from 'atrium'

type Options = Parameters<typeof f.text>[0]

/** A link of the editor's own in place of the one to the picture. */
export const downloadLink = (options?: Options) =>
  f.group(
    {
      title: f.text({ aliases: ['text'], help: 'The words of the link; default: Download.' }),
      href: f.url({ label: 'Address', aliases: ['url'], help: 'Of the file.' }),
    },
    { control: 'link', help: 'A file of your own to download; default: the picture.', ...options },
  )

/** Returns what an editor says of a work; it wins over what is known of it. */
export const tombstoneFields = (options?: Options) =>
  f.group(
    {
      title: f.text({ help: 'Of the work.' }),
      date: f.text({ help: 'When it was made, in words, like about 1842.' }),
      place: f.text({ help: 'Where it was made or found.' }),
      material: f.text({ help: 'What it is made of, like Oil on canvas.' }),
      maker: f.text({ help: 'Who made it.' }),
      dimensions: f.text({ help: 'With units, as they are printed.' }),
      credit: f.text({ help: 'Another name of the credit line; use the next field.' }),
      creditLine: f.text({ help: 'Whose it is, and who gave it.' }),
    },
    { help: 'Facts about the work, where they should differ from what its entry says.', ...options },
  )

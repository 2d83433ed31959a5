import { f } from '#engine'

type Options = Parameters<typeof f.text>[0]

/** A link of the editor's own in place of the one to the picture. */
export const downloadLink = (options?: Options) =>
  f.group({ title: f.text({ aliases: ['text'] }), href: f.url({ aliases: ['url'] }) }, options)

/** What an editor says of a work; it wins over what is known of it. */
export const tombstoneFields = (options?: Options) =>
  f.group(
    {
      title: f.text(),
      date: f.text(),
      place: f.text(),
      material: f.text(),
      maker: f.text(),
      dimensions: f.text(),
      credit: f.text(),
      creditLine: f.text(),
    },
    options,
  )

import { f } from 'atrium'
import { colorReference } from '../color/color.ts'

/** One item shown large, with words of its own; what is left out is taken from the item. */
export const featuredItemFields = () => ({
  item: f.card(undefined, { help: 'The entry that is shown.', preload: true }),
  cta: f.link({ label: 'Link', help: 'Default: the item itself.' }),
  tag: f.text({ help: 'One word over the title, like New.' }),
  image: f.image({ help: "Default: the item's own." }),
  intro: f.text({ help: 'A line between the title and the words.' }),
  excerpt: f.html({ help: "Default: the item's own." }),
  backgroundColorName: colorReference({ label: 'Ground', help: 'The color behind words and picture.' }),
  variation: f.text({
    help: 'Where the picture is: image-left, image-right or full-bleed.',
    example: 'image-left',
    aliases: ['layout'],
    initial: 'image-left',
  }),
})

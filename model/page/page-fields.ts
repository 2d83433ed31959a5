import { f } from 'atrium'
import { colorReference } from '../color/color.ts'
import { mediaLayout } from '../media/media-layout.ts'
import { submenu } from './submenu.ts'
import moduleHero from './types/module-hero.ts'

/** The fields of what a page opens with, where an editor says more than its title. */
export const heroFields = () => ({
  header: f.text({
    label: 'Title',
    help: "Default: the page's title.",
    aliases: ['title', 'display_title', 'display_text'],
  }),
  subtitle: f.text({ help: "The line under the title; default: the page's subtitle." }),
  intro: f.html({ help: "Default: the page's intro.", aliases: ['page_intro'] }),
  image: f.image({ help: 'The large picture at the top.' }),
  media: mediaLayout({ help: 'Pictures or recordings in place of the image.' }),
  cta: f.link({ label: 'Link', help: 'The one thing to do next, as a button.' }),
  colorName: colorReference({ help: 'The ground of the hero.', aliases: ['background_color_name'] }),
  submenu: submenu(),
  moduleHero: f.reference(moduleHero, { help: 'A hero that several pages share; what is said here wins over it.' }),
})

/** The heading under which editors find what a page opens with. */
const TOP = 'Top of the page'

/** The fields that every page's entry carries beside its envelope. */
export const pageFields = {
  displayTitle: f.text({
    group: TOP,
    help: 'The title that visitors read; default: the title.',
    length: { ideal: 60 },
  }),
  subtitle: f.text({ group: TOP, help: 'The line under the title.' }),
  intro: f.html({ group: TOP, help: 'The first words under the title.', length: { ideal: 300 } }),
  hero: f.group(heroFields(), {
    group: TOP,
    help: 'Picture, color and words of the top, where they differ from those above.',
  }),
  submenu: submenu({ group: TOP }),
  metaPage: f.metaPage({
    label: 'Search and social media',
    group: 'Search and social media',
    help: 'What search engines and social media are told instead of what the page shows.',
  }),
}

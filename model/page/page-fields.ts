import { f } from '#engine'
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
  subtitle: f.text(),
  intro: f.html({ help: "Default: the page's intro.", aliases: ['page_intro'] }),
  image: f.image(),
  media: mediaLayout({ help: 'Pictures or recordings in place of the image.' }),
  cta: f.link({ label: 'Link' }),
  colorName: colorReference({ help: 'The ground of the hero.', aliases: ['background_color_name'] }),
  submenu: submenu(),
  moduleHero: f.reference(moduleHero, { help: 'A hero that several pages share; what is said here wins over it.' }),
})

/** The fields that every page's entry carries beside its envelope. */
export const pageFields = {
  displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
  subtitle: f.text({ help: 'The line under the title.' }),
  intro: f.html({ help: 'The first words under the title.' }),
  hero: f.group(heroFields(), { help: 'What the page opens with.' }),
  submenu: submenu(),
  metaPage: f.metaPage({ help: 'What search engines and social media are told instead of what the page shows.' }),
}

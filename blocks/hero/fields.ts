import type { Color, Image } from '#engine'
import { type MediaLayoutFields, mediaItemsOf } from '#ui/media/media-item.ts'

interface Submenu {
  title?: string
  link: { title: string; href: string }[]
}

/** A page entry, as far as its hero is made of it. */
export interface PageEntry {
  title: string
  displayTitle?: string
  subtitle?: string
  intro?: string
  submenu?: Submenu
  hero?: {
    header?: string
    subtitle?: string
    intro?: string
    image?: Image
    media?: unknown
    cta?: { title: string; href: string }
    colorName?: { colorName: Color }
    submenu?: Submenu
    moduleHero?: { image?: Image; pageIntro?: string; colorName?: { colorName: Color } }
  }
}

/**
 * The hero's fields of a page entry: its own words win over the page's, what it leaves empty is taken from the shared
 * hero it refers to. A page spreads them and adds what only it knows.
 */
export function heroOf(entry: PageEntry) {
  const { hero = {} } = entry
  const { moduleHero } = hero
  const media = hero.media as MediaLayoutFields | undefined
  return {
    title: hero.header ?? entry.displayTitle ?? entry.title,
    subtitle: hero.subtitle ?? entry.subtitle,
    intro: hero.intro ?? moduleHero?.pageIntro ?? entry.intro,
    image: hero.image ?? moduleHero?.image,
    media: media && mediaItemsOf(media).length > 0 ? media : undefined,
    cta: hero.cta,
    colorName: (hero.colorName ?? moduleHero?.colorName)?.colorName,
    submenu: entry.submenu ?? hero.submenu,
  }
}

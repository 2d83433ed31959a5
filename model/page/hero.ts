import {
  defined,
  type Entry,
  type PageContext,
  type SectionNavigation,
  type SectionOf,
  section,
  type Text,
} from 'atrium'
import type { z } from 'zod'
import type { Color } from '../color/colors.ts'
import type { pageFields } from './page-fields.ts'

/** How a page opens; the hero block says what each variant looks like. */
export interface HeroOptions {
  variant?:
    | 'Home'
    | 'Landing'
    | 'Listing'
    | 'Article'
    | 'Exhibition'
    | 'Detail'
    | 'Project'
    | 'EducationResource'
    | 'Series'
  colorName?: Color
  /** Links to the sections of the page. */
  jumpTo?: 'sections'
  /** Printed over the links of the submenu instead of what the editor wrote; false: nothing. */
  linksHeading?: Text | false
}

type PageEntry = Entry<z.output<z.ZodObject<typeof pageFields>>>

/**
 * The section that a page opens with: the hero's own words win over the page's, what it leaves empty is taken from the
 * shared hero that it refers to.
 */
export function heroSection({
  entry,
  options,
  navigation,
  context,
}: {
  entry: PageEntry
  options: HeroOptions
  navigation: SectionNavigation | undefined
  context: PageContext
}): SectionOf<'hero'> {
  const { hero } = entry
  const { moduleHero, media } = hero ?? {}
  const { variant, colorName, jumpTo, linksHeading } = options
  const submenu = entry.submenu ?? hero?.submenu
  const heading = linksHeading === undefined ? submenu?.title : context.textOf(linksHeading || undefined)
  return section('hero', {
    variant,
    title: hero?.header ?? entry.name,
    subtitle: hero?.subtitle ?? entry.subtitle,
    intro: hero?.intro ?? moduleHero?.pageIntro ?? entry.intro,
    image: hero?.image ?? moduleHero?.image,
    media: media && media.media.length + media.images.length > 0 ? media : undefined,
    cta: hero?.cta,
    colorName: colorName ?? (hero?.colorName ?? moduleHero?.colorName)?.colorName,
    jumpTo,
    submenu: submenu && defined({ ...submenu, title: heading }),
    navigation,
  })
}

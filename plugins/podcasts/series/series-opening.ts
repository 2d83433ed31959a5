import { type Image, type PageContext, plainText, type Section, type SectionOf, section } from 'atrium'
import { type Followed, followSection } from './follow.ts'

/** Opens the page of a series: what it is, and in the same room where it is followed. */
export function seriesOpening(
  hero: SectionOf<'hero'>,
  series: Followed & { blurb?: string; image?: Image },
  context: PageContext,
): Section[] {
  const { colorName = 'sunset' } = hero
  return [
    section('hero', {
      ...hero,
      colorName,
      title: series.name,
      subtitle: hero.subtitle ?? (plainText(series.blurb) || undefined),
      image: hero.image ?? series.image,
    }),
    followSection(series, context, { colorName }),
  ]
}

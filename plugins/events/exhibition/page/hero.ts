import { heroOf } from '#blocks/hero/fields.ts'
import { type PageContext, type Section, section } from '#engine'
import { type PictureLayoutName, pictureLayouts } from '#ui/picture/layouts.ts'
import { exhibitionStatus } from '../../rules/exhibition-status.ts'
import { placeList } from '../../rules/places.ts'
import type { ExhibitionEntry } from '../exhibition.ts'
import { datesShown } from './info.ts'
import type { ShownPlace } from './places.ts'

const USUAL: PictureLayoutName = 'post_xlarge'

/** The title of an exhibition with its subtitle. */
export const exhibitionTitle = ({ displayTitle, title, subtitle }: ExhibitionEntry): string =>
  [displayTitle ?? title, subtitle].filter(Boolean).join(': ')

/** The hero with its media: the feature picture unless the hero has its own. A past one says so. */
export function exhibitionHero(
  entry: ExhibitionEntry,
  places: readonly ShownPlace[],
  needs: Pick<PageContext, 'clock' | 'dates'>,
): Section {
  const hero = heroOf(entry)
  const whenAndWhere = [datesShown(entry, needs), placeList(places)].filter(Boolean).join(' · ')
  const { isPast } = exhibitionStatus(entry, needs.clock)
  return section('hero', {
    ...hero,
    variant: 'Exhibition',
    ...(isPast && { eyebrow: { title: 'This is a past exhibition.' } }),
    titleTail: entry.subtitle,
    subtitle: entry.hero?.subtitle ?? (whenAndWhere || undefined),
    image: hero.image ?? entry.featureImage,
    imageSize: imageSizeOf(entry.featureImageAspectRatio),
  })
}

const imageSizeOf = (name: string = USUAL): PictureLayoutName =>
  Object.hasOwn(pictureLayouts, name) ? (name as PictureLayoutName) : USUAL

import { type PageContext, type Section, type SectionOf, section } from 'atrium'
import { placeList } from 'atrium/model/place/place.ts'
import { type PictureLayoutName, pictureLayouts } from 'atrium/ui/picture/layouts.ts'
import messages from '../messages.ts'
import { exhibitionStatus } from '../rules/exhibition-status.ts'
import type { Exhibition } from './exhibition-fields.ts'
import { datesShown } from './exhibition-info.ts'
import type { ShownPlace } from './shown-places.ts'

const USUAL: PictureLayoutName = 'post_xlarge'

type ExhibitionEntry = Exhibition & { subtitle?: string; hero?: { subtitle?: string } }

/** The title of an exhibition with its subtitle. */
export const exhibitionTitle = ({ name, subtitle }: { name: string; subtitle?: string }): string =>
  [name, subtitle].filter(Boolean).join(': ')

/** The hero with its media: the feature picture unless the hero has its own. A past exhibition says that it is past. */
export function exhibitionHero(
  hero: SectionOf<'hero'>,
  entry: ExhibitionEntry,
  places: readonly ShownPlace[],
  needs: Pick<PageContext, 'clock' | 'dates' | 'translate'>,
): Section {
  const whenAndWhere = [datesShown(entry, needs), placeList(places, needs.translate)].filter(Boolean).join(' · ')
  const { isPast } = exhibitionStatus(entry, needs.clock)
  return section('hero', {
    ...hero,
    eyebrow: isPast ? { title: needs.translate(messages).pastExhibition } : undefined,
    titleTail: entry.subtitle,
    subtitle: entry.hero?.subtitle ?? (whenAndWhere || undefined),
    image: hero.image ?? entry.featureImage,
    imageSize: imageSizeOf(entry.featureImageAspectRatio),
  })
}

const imageSizeOf = (name: string = USUAL): PictureLayoutName =>
  Object.hasOwn(pictureLayouts, name) ? (name as PictureLayoutName) : USUAL

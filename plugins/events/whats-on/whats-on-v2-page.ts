import { featuredItemIncludes, featuredItemSection } from '#blocks/featured-item/fields.ts'
import { heroOf } from '#blocks/hero/fields.ts'
import { type Card, definePage, pageIncludes, section } from '#engine'
import type { CardPart } from '#ui/card/card-size.ts'
import { programme } from './programme.ts'
import { type WhatsOnV2Entry, whatsOnV2 } from './whats-on.ts'

/** An event card says first what kind of thing it is. */
const EVENT_CARD: CardPart[] = ['image', 'subtitle', 'meta', 'date', 'ctas']

type Programming = NonNullable<WhatsOnV2Entry['programmingModule']>['items'][number]

const programmingCard = ({ title, content, image, url }: Programming): Card => ({
  title,
  image,
  excerpt: content,
  href: url,
})

/** The one tour speaks for itself: its excerpt is the title, its title the line under it. */
const tourSection = ({ title, cta, item }: NonNullable<WhatsOnV2Entry['toursModule']>) =>
  featuredItemSection(
    { title, cta, item, variation: 'image-left', backgroundColorName: { colorName: 'warm-grey' } },
    { title: item?.excerpt, intro: item?.excerpt ? item.title : undefined, hideExcerpt: true },
  )

export const whatsOnV2Page = definePage({
  name: 'whats_on_v2',
  type: whatsOnV2,
  route: '/:url*',
  include: [...pageIncludes, ...featuredItemIncludes('featured_item'), 'programming_module.items.image'],
  compose: (entry, _data, context) => {
    const { programmingModule, toursModule } = entry
    return [
      section('hero', { ...heroOf(entry), variant: 'Landing', colorName: 'orange', jumpTo: 'sections' }),
      programme(entry.eventsModule, context, { size: 'medium', show: EVENT_CARD }),
      programme(entry.talksModule, context, { size: 'small' }),
      programme(entry.exhibitionsModule, context, { size: 'large' }),
      programmingModule &&
        programmingModule.items.length > 0 &&
        section('cardListing', {
          title: programmingModule.title,
          cta: programmingModule.cta,
          items: programmingModule.items.map(programmingCard),
          size: 'medium',
          show: ['image', 'excerpt'],
          colorName: 'yellow',
        }),
      toursModule && tourSection(toursModule),
      featuredItemSection(entry.featuredItem, { size: 'full-bleed', hideExcerpt: true }),
    ]
  },
})

import type { z } from 'zod'
import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { partners } from '#blocks/partners-sponsors/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { f } from '#engine'
import { colorReference } from '#model/color/color.ts'
import { submenu } from '#model/page/submenu.ts'
import location from '#model/place/types/location.ts'
import type { ListingSize } from '#ui/card/card-size.ts'
import { PROGRAMME, supportPromo } from '../event/event-fields.ts'
import messages from '../messages.ts'

/** The hero of a series: what it is, where and when. */
const hero = () =>
  f.group({
    image: f.image(),
    promoImage: f.image(),
    backgroundColorName: colorReference({ aliases: ['background_color'] }),
    cta: f.link(),
    blurb: f.html(),
    displayDate: f.text(),
    category: f.text(),
    location: f.reference(location, { preload: true }),
    variation: f.text(),
    submenu: submenu(),
  })

/** The fields of both kinds of series page. */
export const seriesFields = {
  hero: hero(),
  partnersSponsorsTitle: f.text(),
  partnersSponsors: partners.field(),
  seriesItems: f.group({ title: f.text(), items: f.cards(['series_item', ...PROGRAMME]) }),
  customerSupportPromo: supportPromo(),
}

export type Series = z.output<z.ZodObject<typeof seriesFields>>

/** @param look.featuredId id of the featured media */
export const seriesModules = ({ featuredId, newsSize }: { featuredId: string; newsSize: ListingSize }) => ({
  aboutModule: textModule({ id: 'about' }),
  featuredItem: featuredItem({ id: featuredId }),
  newsModule: listing({ heading: messages.newsAndStories, id: 'news-and-stories', size: newsSize }),
  resourcesModule: listing({ heading: messages.relatedResources, id: 'related-resources' }),
})

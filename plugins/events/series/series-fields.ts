import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { partners } from 'atrium/blocks/partners-sponsors/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { colorReference } from 'atrium/model/color/color.ts'
import { submenu } from 'atrium/model/page/submenu.ts'
import location from 'atrium/model/place/types/location.ts'
import type { ListingSize } from 'atrium/ui/card/card-size.ts'
import type { z } from 'zod'
import { PROGRAMME, supportPromo } from '../event/event-fields.ts'
import messages from '../messages.ts'

/** The hero of a series: what it is, where and when. */
const hero = () =>
  f.group(
    {
      image: f.image({ help: 'The large picture at the top.' }),
      promoImage: f.image({ help: 'The picture of its cards, and of the top of the page where that has none.' }),
      backgroundColorName: colorReference({
        aliases: ['background_color'],
        help: 'The ground of the top of the page.',
      }),
      cta: f.link({ label: 'Link', help: 'The one thing to do next, as a button.' }),
      blurb: f.html({ help: 'A sentence below the title.' }),
      displayDate: f.text({ help: 'When the series is held, in words.' }),
      category: f.text({ help: 'Its kind, over the title.' }),
      location: f.reference(location, { preload: true, help: 'Where the series is held.' }),
      variation: f.text({ help: 'Where the picture is: image-left, image-right or full-bleed.' }),
      submenu: submenu(),
    },
    { group: 'Top of the page', help: 'Picture and words of the top of the page.' },
  )

/** The fields of both kinds of series page. */
export const seriesFields = {
  hero: hero(),
  partnersSponsorsTitle: f.text({
    label: 'Heading of the sponsors',
    group: 'Sections of the page',
    help: 'The heading over partners and sponsors.',
  }),
  partnersSponsors: partners.field({
    group: 'Sections of the page',
    help: 'Who made the series possible, with their logos.',
  }),
  seriesItems: f.group(
    {
      title: f.text({ help: 'The heading over the parts.' }),
      items: f.cards(['series_item', ...PROGRAMME], { help: 'Events, tours, exhibitions and items of partners.' }),
    },
    {
      label: 'Parts of the series',
      group: 'Sections of the page',
      help: 'What belongs to the series; what is on now comes first.',
    },
  ),
  customerSupportPromo: supportPromo('Sections of the page'),
}

export type Series = z.output<z.ZodObject<typeof seriesFields>>

/** @param look.featuredId id of the featured media */
export const seriesModules = ({ featuredId, newsSize }: { featuredId: string; newsSize: ListingSize }) => ({
  aboutModule: textModule({ id: 'about' }, { label: 'About', help: 'What the series is about.' }),
  featuredItem: featuredItem({ id: featuredId }),
  newsModule: listing(
    { heading: messages.newsAndStories, id: 'news-and-stories', size: newsSize },
    { label: 'News and stories', help: 'Stories about the series.' },
  ),
  resourcesModule: listing(
    { heading: messages.relatedResources, id: 'related-resources' },
    { label: 'Related resources', help: 'What helps to prepare or to read on.' },
  ),
})

import { defineModule, f, section } from 'atrium'
import { programme } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { eventParts } from 'atrium/ui/card/card-size.ts'

/** Shows what recurs, in pictures with words that lead on. */
const programming = defineModule({
  label: 'Programming',
  help: 'What recurs, as cards that are written here.',
  fields: () => ({
    title: f.text({ help: 'The heading over the cards.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading.' }),
    items: f.list(
      f.group({
        title: f.required(f.text({ help: 'What recurs, like Family days.' })),
        content: f.html({ label: 'Text', help: 'What it is, in a sentence.' }),
        image: f.image({ help: 'The picture of its card.' }),
        url: f.url({ label: 'Address', help: 'Where it leads.' }),
      }),
      { itemName: 'title', help: 'One card each.' },
    ),
  }),
  section: ({ title, cta, items }) =>
    items.length > 0
      ? section('cardListing', {
          title,
          cta,
          items: items.map(({ title, content, image, url }) => ({ title, image, excerpt: content, href: url })),
          size: 'medium',
          show: ['image', 'excerpt'],
          colorName: 'yellow',
        })
      : undefined,
})

/** The one tour speaks for itself: its excerpt is the title, its title the line under it. */
const oneTour = defineModule({
  label: 'One tour',
  help: 'One tour shown large: its excerpt is the title.',
  fields: () => ({
    title: f.text({ help: 'The heading over it.' }),
    cta: f.link({ label: 'Link to more', help: 'Below the words.' }),
    item: f.card(['tour', 'promo'], { help: 'The tour, or a promo for it.' }),
  }),
  section: (value) =>
    featuredItem.section(
      { ...value, variation: 'image-left', backgroundColorName: { colorName: 'warm-grey' } },
      {
        title: value.item?.excerpt,
        intro: value.item?.excerpt ? value.item.title : undefined,
        hideExcerpt: true,
      },
    ),
})

export default definePage({
  type: 'whats_on_v2',
  label: 'What’s on, in modules',
  plural: 'What’s on pages, in modules',
  icon: 'calendar-search',
  category: 'Programme',
  help: 'What is on, in modules with titles and links of their own.',
  route: '/:url*',
  kind: 'Web Page',
  hero: { variant: 'Landing', jumpTo: 'sections' },
  fields: { url: f.required(f.text({ help: 'Its whole address, like /whats-on.' })) },
  modules: {
    eventsModule: programme(
      { size: 'medium', show: [...eventParts] },
      { label: 'Events', help: 'Events to put forward.' },
    ),
    talksModule: programme({ size: 'small' }, { label: 'Talks', help: 'Talks, as small cards.' }),
    exhibitionsModule: programme({ size: 'large' }, { label: 'Exhibitions', help: 'Exhibitions, as large cards.' }),
    programmingModule: programming({}, { label: 'Programming' }),
    toursModule: oneTour({}, { label: 'Tour' }),
    featuredItem: featuredItem({ size: 'full-bleed', hideExcerpt: true }),
  },
})

import { programme } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { defineModule, f, section } from '#engine'
import { definePage } from '#model/page.ts'
import { eventParts } from '#ui/card/card-size.ts'

/** What recurs, in pictures with words that lead on. */
const programming = defineModule({
  label: 'Programming',
  fields: () => ({
    title: f.text(),
    cta: f.link(),
    items: f.list(f.group({ title: f.required(f.text()), content: f.html(), image: f.image(), url: f.url() })),
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
  fields: () => ({ title: f.text(), cta: f.link(), item: f.card(['tour', 'promo']) }),
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
  label: 'What’s on, second version',
  help: 'What is on, in modules with titles and links of their own.',
  route: '/:url*',
  search: () => ({ type: 'Web Page' }),
  hero: { variant: 'Landing', colorName: 'orange', jumpTo: 'sections' },
  fields: { url: f.required(f.text()) },
  modules: {
    eventsModule: programme({ size: 'medium', show: [...eventParts] }),
    talksModule: programme({ size: 'small' }),
    exhibitionsModule: programme({ size: 'large' }),
    programmingModule: programming(),
    toursModule: oneTour(),
    featuredItem: featuredItem({ size: 'full-bleed', hideExcerpt: true }),
  },
})

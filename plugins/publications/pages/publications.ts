import { listing } from 'atrium/blocks/card-listing/module.ts'
import { facts } from 'atrium/blocks/facts/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { connect } from 'atrium/blocks/titled-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { aboutPublisher, aboutSections } from '../about-publisher.ts'

export default definePage({
  type: 'about_publications',
  label: 'Publications',
  plural: 'Publications pages',
  icon: 'book-marked',
  category: 'Publications',
  help: 'The publisher: what is new, what it is proud of, and who makes it.',
  route: '/publications',
  hero: { variant: 'Landing', navigation: true },
  kind: 'Web Page',
  fields: { aboutModule: aboutPublisher() },
  modules: {
    connectModule: connect({}, { label: 'Stay in touch' }),
    factsModule: facts({}, { label: 'Facts', help: 'The publisher in numbers.' }),
    feature: textModule({}, { help: 'One thing to tell at more length.' }),
    featuredItemModule: featuredItem({}, { label: 'Featured item' }),
    featuredSetModule: listing({}, { label: 'Featured set', help: 'Books or stories put forward.' }),
    newPublicationsModule: listing(
      { size: 'xsmall' },
      { label: 'New publications', help: 'Books that came out lately.' },
    ),
  },
  compose: ({ entry: { aboutModule = {} }, parts: { hero, ...parts } }) => [
    hero,
    ...aboutSections(aboutModule),
    ...Object.values(parts).flat(),
  ],
})

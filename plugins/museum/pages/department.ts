import { listing, programme } from '#blocks/card-listing/module.ts'
import { staffDirectory } from '#blocks/contact-rows/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { titledList } from '#blocks/titled-cards/module.ts'
import { f, section } from '#engine'
import { definePage } from '#model/page.ts'
import { organizationName } from '#model/person/organization-name.ts'
import department from '#model/person/types/department.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_department',
  label: 'Department of the museum',
  help: 'What a department of the museum looks after, what it shows, and who works there.',
  route: '/:department*',
  path: ({ entry: { department: of }, entryOf, none }) =>
    entryOf<{ fullPath?: string }>(of[0])?.fullPath ?? none('its department has no full_path'),
  address: 'The `full_path` of the first of its `department`.',
  hero: { variant: 'Landing', navigation: true },
  fields: {
    department: f.required(
      f.references(department, { help: 'The first gives the page its address and name; others are listed.' }),
    ),
    displayName: f.text({ help: 'What the department is called; default: its name and organization.' }),
  },
  modules: {
    aboutModule: textModule({ defaultHeading: messages.about }),
    highlightsModule: listing({
      defaultHeading: messages.highlights,
      size: 'large',
      show: ['image', 'meta', 'excerpt'],
    }),
    exhibitionsModule: listing({ defaultHeading: messages.exhibitions }),
    eventsModule: programme({ defaultHeading: messages.events, size: 'small' }),
    recentAcquisitionsModule: listing({ defaultHeading: messages.recentAcquisitions, size: 'small' }),
    storiesFromTheCollectionModule: listing({ defaultHeading: messages.stories }),
    publicationsModule: listing({ defaultHeading: messages.publications, size: 'xsmall' }),
    partnershipsModule: listing({ defaultHeading: messages.partnerships }),
    resourcesModule: listing({ defaultHeading: messages.resources, size: 'editorial inline' }),
    staffDirectoryModule: staffDirectory({ defaultHeading: messages.staff }),
    getInTouchModule: titledList({ defaultHeading: messages.getInTouch }),
  },
  compose({ entry, parts: { hero, ...parts }, context }) {
    const [first, ...others] = entry.department
    const { relatedDepartments } = context.translate(messages)
    const name = entry.displayName ?? organizationName(first) ?? entry.name
    const isTitled = Boolean(entry.hero?.header ?? entry.displayTitle)
    return [
      // A title of the page's own is below the department's name.
      section('hero', isTitled ? { ...hero, eyebrow: { title: name } } : { ...hero, title: name }),
      parts.aboutModule,
      parts.highlightsModule,
      section('cardListing', {
        heading: relatedDepartments,
        items: others.map(({ uid, name: title, url: href, image, excerpt }) => ({ uid, title, href, image, excerpt })),
        size: 'editorial inline',
      }),
      parts.exhibitionsModule,
      parts.eventsModule,
      parts.recentAcquisitionsModule,
      parts.storiesFromTheCollectionModule,
      parts.publicationsModule,
      parts.partnershipsModule,
      parts.resourcesModule,
      parts.staffDirectoryModule,
      parts.getInTouchModule,
    ]
  },
})

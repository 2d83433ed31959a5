import { f, section } from 'atrium'
import { listing, programme } from 'atrium/blocks/card-listing/module.ts'
import { staffDirectory } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { titledList } from 'atrium/blocks/titled-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { organizationName, organizationParts } from 'atrium/model/person/organization-name.ts'
import department from 'atrium/model/person/types/department.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_department',
  label: 'Department of the museum',
  plural: 'Departments of the museum',
  icon: 'network',
  category: 'Pages',
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
    aboutModule: textModule(
      { defaultHeading: messages.about },
      { label: 'About', group: 'Collection and programme', help: 'What the department looks after.' },
    ),
    eventsModule: programme(
      { defaultHeading: messages.events, size: 'small' },
      { label: 'Events', group: 'Collection and programme', help: 'What it invites to, sorted by date.' },
    ),
    exhibitionsModule: programme(
      { defaultHeading: messages.exhibitions },
      { label: 'Exhibitions', group: 'Collection and programme', help: 'What it shows, sorted by date.' },
    ),
    getInTouchModule: titledList(
      { defaultHeading: messages.getInTouch },
      { label: 'Get in touch', group: 'Research and contact', help: 'Whom to ask about what.' },
    ),
    highlightsModule: listing(
      { defaultHeading: messages.highlights, size: 'large', show: ['image', 'meta', 'excerpt'] },
      { label: 'Highlights', group: 'Collection and programme', help: 'Works not to miss.' },
    ),
    partnershipsModule: listing(
      { defaultHeading: messages.partnerships },
      { label: 'Partnerships', group: 'Research and contact', help: 'With whom it works.' },
    ),
    publicationsModule: listing(
      { defaultHeading: messages.publications, size: 'xsmall' },
      { label: 'Publications', group: 'Research and contact', help: 'Books by and about it.' },
    ),
    recentAcquisitionsModule: listing(
      { defaultHeading: messages.recentAcquisitions, size: 'small' },
      { label: 'Recent acquisitions', group: 'Collection and programme', help: 'Works that came lately.' },
    ),
    resourcesModule: listing(
      { defaultHeading: messages.resources, size: 'editorial inline' },
      { label: 'Resources', group: 'Research and contact', help: 'What researchers use.' },
    ),
    staffDirectoryModule: staffDirectory(
      { defaultHeading: messages.staff },
      { label: 'Staff', group: 'Research and contact', help: 'Who works there.' },
    ),
    storiesFromTheCollectionModule: listing(
      { defaultHeading: messages.stories },
      { label: 'Stories from the collection', group: 'Research and contact', help: 'Articles about its works.' },
    ),
  },
  load: ({ entry: { department: of }, context }) =>
    context.links(of.slice(1).map(({ name: title, url, fullPath }) => ({ title, href: url ?? fullPath }))),
  compose({ entry, data: linked, parts: { hero, aboutModule, ...parts }, context }) {
    const [first, ...others] = entry.department
    const { relatedDepartments } = context.translate(messages)
    const name = entry.displayName ?? organizationName(first) ?? entry.name
    const named = { title: name, parts: entry.displayName ? [] : organizationParts(first) }
    const isTitled = Boolean(entry.hero?.header ?? entry.displayTitle)
    return [
      // A title of the page's own is below the department's name.
      section('hero', isTitled ? { ...hero, eyebrow: named } : { ...hero, ...named }),
      aboutModule,
      section('cardListing', {
        heading: relatedDepartments,
        items: others.map(({ uid, name: title, url, image, excerpt, ...of }) => ({
          ...{ uid, title, image, excerpt, lang: context.langOf(of) },
          href: linked.find(({ href }) => href === url)?.href,
        })),
        size: 'editorial inline',
      }),
      ...Object.values(parts).flat(),
    ]
  },
})

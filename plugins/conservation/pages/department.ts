import { f, type PageContext } from 'atrium'
import { listing, programme } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { film, textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import department from 'atrium/model/person/types/department.ts'
import { eventParts, postParts } from 'atrium/ui/card/card-size.ts'
import { menuOf } from '../menus.ts'
import messages from '../messages.ts'

const allProjects = '/projects/?organizer=conservation-institute&sort=title&order=ascending'

/** Staff have a page below that of their department. */
const biographies = ({ context: { path, translate } }: { context: PageContext }) => ({
  title: translate(messages).biographies,
  href: `${path}/staff`,
})

export default definePage({
  type: 'page_gci_department',
  label: 'Department of the conservation institute',
  plural: 'Departments of the conservation institute',
  icon: 'network',
  category: 'Pages',
  help: 'What a department of the conservation institute works on, and who works there.',
  route: '/:department*',
  path: ({ entry, entryOf, none }) =>
    entryOf<{ fullPath?: string }>(entry.department)?.fullPath ?? none('its department has no full_path'),
  address: 'The `full_path` of its `department`.',
  hero: { variant: 'Landing', navigation: ({ department }) => menuOf(department) ?? true },
  fields: {
    department: f.required(
      f.reference(department, { help: 'The page is called by it: write its name as the title, too.' }),
    ),
  },
  modules: {
    about: textModule(
      { defaultHeading: messages.about },
      { group: 'The department', help: 'What the department works on.' },
    ),
    events: programme(
      { heading: messages.upcoming, show: eventParts, showOf: { promo: postParts, content_promo: postParts } },
      { group: 'Results and news', help: 'What it invites to, sorted by date.' },
    ),
    featuredResource: featuredItem({}, { group: 'Results and news', help: 'One resource shown large.' }),
    news: listing({ defaultHeading: messages.news }, { group: 'Results and news', help: 'Stories about its work.' }),
    projects: listing(
      { defaultHeading: messages.projects, cta: { title: messages.allProjects, href: allProjects } },
      { group: 'The department', help: 'What it works on now.' },
    ),
    publications: featureCarousel(
      { defaultHeading: messages.recentPublications },
      { group: 'Results and news', help: 'Books that came out lately.' },
    ),
    researchAreas: textModule.list(
      {},
      { group: 'The department', help: 'One text for each area of its research.', itemName: 'title' },
    ),
    resources: listing(
      { defaultHeading: messages.resources, size: 'editorial inline' },
      { group: 'Results and news', help: 'What others can use.' },
    ),
    staff: staff(
      { defaultHeading: messages.staff, cta: biographies },
      { group: 'The department', help: 'Who works there.' },
    ),
    video: film({ defaultHeading: messages.video }, { group: 'Results and news' }),
  },
})

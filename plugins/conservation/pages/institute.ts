import { defineModule, f, type PageContext } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { questions } from 'atrium/blocks/faq/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { film, textModule } from 'atrium/blocks/text-module/module.ts'
import type { Printed } from 'atrium/model/page/printed.ts'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'

/** The departments of the institute as cards, each with an anchor that comes from its name. */
export const departmentList = defineModule({
  label: 'Departments',
  help: 'Departments as small cards; links can lead to each by its name.',
  fields: () => ({
    title: f.text({ help: 'The heading over the cards.' }),
    items: f.cards(['page_gci_department', 'department'], { help: 'In this order.' }),
  }),
  section: (value, options: Printed) =>
    listing.section(value, { ...options, size: 'small', show: ['image', 'excerpt'], anchors: true }),
})

const leadership = '/conservation-institute/leadership-and-administration'
const allQuestions = '/conservation-institute/faqs'

/** The link to all news of the institute; none where the institution names no tag for them. */
const moreNews = ({ context: { settings, translate } }: { context: PageContext }) => ({
  title: translate(messages).moreNews,
  href: settings.conservationNewsTag && `/news/tag/${settings.conservationNewsTag}/`,
})

export default definePage({
  type: 'page_gci',
  label: 'Conservation institute',
  plural: 'Conservation institutes',
  icon: 'flask-conical',
  category: 'Pages',
  help: 'The conservation institute: what it does, who works there, what it has to offer.',
  route: '/conservation-institute',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    whatWeDo: textModule({ colorName: 'blue' }, { group: 'The institute', help: 'The first text of the page.' }),
    missionHistory: textModule(
      { heading: messages.missionAndHistory, id: 'mission-history' },
      { label: 'Mission and history', group: 'The institute', help: 'What the institute is for, and since when.' },
    ),
    departments: departmentList({ heading: messages.departments }, { group: 'The institute' }),
    faqs: questions(
      {
        heading: messages.questions,
        id: 'faqs',
        cta: { title: messages.allQuestions, href: allQuestions },
      },
      { label: 'FAQ', group: 'The institute' },
    ),
    news: listing(
      { heading: messages.news, id: 'news', cta: moreNews },
      { group: 'Results and news', help: 'Stories about its work.' },
    ),
    conservationPerspectives: listing(
      { heading: messages.perspectives, cta: { title: messages.pastIssues } },
      { group: 'Results and news', help: 'Issues of its magazine.' },
    ),
    opportunities: listing(
      { heading: messages.opportunities },
      { group: 'Results and news', help: 'Work, courses and grants.' },
    ),
    publications: featureCarousel(
      { heading: messages.recentPublications, cta: { title: messages.allPublications } },
      { group: 'Results and news', help: 'Books that came out lately.' },
    ),
    resourcesProjects: listing(
      { heading: messages.resourcesAndProjects, id: 'resources-projects' },
      {
        label: 'Resources and projects',
        group: 'Results and news',
        help: 'What it works on, and what others can use.',
      },
    ),
    staff: staff(
      { heading: messages.staff, cta: { title: messages.biographies, href: leadership } },
      { group: 'The institute', help: 'Who leads the institute.' },
    ),
    conservationNews: textModule(
      { heading: messages.conservationNews, id: 'conservation-news' },
      { group: 'Results and news', help: 'What its newsletters are, and how to get them.' },
    ),
    video: film({ heading: messages.video }, { group: 'Results and news' }),
  },
})

import { listing } from '#blocks/card-listing/module.ts'
import { staff } from '#blocks/contact-rows/module.ts'
import { questions } from '#blocks/faq/module.ts'
import { featureCarousel } from '#blocks/feature-carousel/module.ts'
import { film, textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import { departmentList } from '../departments.ts'
import messages from '../messages.ts'
import { moreNews } from '../more-news.ts'

const leadership = '/conservation-institute/leadership-and-administration'
const allQuestions = '/conservation-institute/faqs'

export default definePage({
  type: 'page_gci',
  label: 'Conservation institute',
  help: 'The conservation institute: what it does, who works there, what it has to offer.',
  route: '/conservation-institute',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    whatWeDo: textModule({ colorName: 'blue' }),
    missionHistory: textModule({ heading: messages.missionAndHistory, id: 'mission-history' }),
    departments: departmentList({ heading: messages.departments }),
    faqs: questions({
      heading: messages.questions,
      id: 'faqs',
      cta: { title: messages.allQuestions, href: allQuestions },
    }),
    news: listing({ heading: messages.news, id: 'news', cta: moreNews }),
    conservationPerspectives: listing({ heading: messages.perspectives, cta: { title: messages.pastIssues } }),
    opportunities: listing({ heading: messages.opportunities }),
    publications: featureCarousel({ heading: messages.recentPublications, cta: { title: messages.allPublications } }),
    resourcesProjects: listing({ heading: messages.resourcesAndProjects, id: 'resources-projects' }),
    staff: staff({ heading: messages.staff, cta: { title: messages.biographies, href: leadership } }),
    conservationNews: textModule({ heading: messages.conservationNews, id: 'conservation-news' }),
    video: film({ heading: messages.video }),
  },
})

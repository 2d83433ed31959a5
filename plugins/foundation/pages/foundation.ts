import { listing } from 'atrium/blocks/card-listing/module.ts'
import { signUp } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { openCalls } from '../blocks/funding-calls/module.ts'
import opportunities from './opportunities.ts'

export default definePage({
  type: 'page_foundation',
  label: 'Foundation',
  plural: 'Foundation pages',
  icon: 'hand-coins',
  category: 'Pages',
  help: 'The foundation: how it is asked for money, and what it has paid for.',
  route: '/foundation',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    howToApply: textModule({}, { help: 'The way from an idea to a grant.' }),
    news: listing(),
    newsletterSignUp: signUp(),
    initiatives: listing({}, { help: 'What the foundation pays for.' }),
    publications: listing({ size: 'xsmall' }, { help: 'Books that came of it.' }),
  },
  load: async ({ context: { content } }) => (await content.entries(opportunities)).items[0],
  compose: ({ data, parts, context }) => [
    parts.hero,
    parts.howToApply,
    openCalls(data, context),
    parts.news,
    parts.newsletterSignUp,
    parts.initiatives,
    parts.publications,
  ],
})

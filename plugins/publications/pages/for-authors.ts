import { listing } from '#blocks/card-listing/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import { submitModule, submitSections } from '../submit-module.ts'

export default definePage({
  type: 'for_authors',
  label: 'For authors',
  help: 'What one needs to know before offering the publisher a book.',
  route: '/publications/for-authors',
  hero: { variant: 'Landing', navigation: true },
  search: () => ({ type: 'Web Page' }),
  fields: { submitModule: submitModule() },
  modules: {
    introduction: textModule(),
    peerReviewModule: textModule(),
    accessibilityModule: textModule(),
    featuredSetModule: listing(),
  },
  compose: ({ entry: { submitModule: submit }, parts }) => [
    parts.hero,
    parts.introduction,
    ...(submit ? submitSections(submit) : []),
    parts.peerReviewModule,
    parts.accessibilityModule,
    parts.featuredSetModule,
  ],
})

import { listing } from 'atrium/blocks/card-listing/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { submitModule, submitSections } from '../submit-module.ts'

export default definePage({
  type: 'for_authors',
  label: 'For authors',
  plural: 'Pages for authors',
  icon: 'pen-tool',
  category: 'Publications',
  help: 'What one needs to know before offering the publisher a book.',
  route: '/publications/for-authors',
  hero: { variant: 'Landing', navigation: true },
  kind: 'Web Page',
  fields: { submitModule: submitModule() },
  modules: {
    introduction: textModule({}, { help: 'What the publisher looks for.' }),
    peerReviewModule: textModule({}, { label: 'Peer review', help: 'How proposals are judged.' }),
    accessibilityModule: textModule(
      {},
      { label: 'Accessibility', help: 'What manuscripts need so that everybody can read them.' },
    ),
    featuredSetModule: listing({}, { label: 'Featured books', help: 'Books put forward.' }),
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

import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { titledList } from 'atrium/blocks/titled-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { titledFields, titledTexts } from 'atrium/model/promo/titled.ts'
import type { z } from 'zod'

/** How a proposal is submitted, step by step, and what has to be in it. */
const submitModule = () =>
  f.group(
    {
      title: f.text({ help: 'The heading.' }),
      body: f.html({ help: 'What happens with a proposal.' }),
      items: titledTexts('body'),
      proposalRequirements: f.group(titledFields('body'), { help: 'What a proposal has to contain.' }),
    },
    { label: 'Submit a proposal', group: 'Sections of the page', help: 'How a book is proposed, step by step.' },
  )

type Submit = NonNullable<z.output<ReturnType<typeof submitModule>>>

/** The same as sections. */
const submitSections = ({ title, body: intro, items, proposalRequirements: required }: Submit) => [
  titledList.section({ title, intro, items }, {}),
  required && textModule.section({ title: required.title, body: required.content, links: [] }, {}),
]

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
    accessibilityModule: textModule(
      {},
      { label: 'Accessibility', help: 'What manuscripts need so that everybody can read them.' },
    ),
    featuredSetModule: listing({}, { label: 'Featured books', help: 'Books put forward.' }),
    introduction: textModule({}, { help: 'What the publisher looks for.' }),
    peerReviewModule: textModule({}, { label: 'Peer review', help: 'How proposals are judged.' }),
  },
  compose: ({ entry: { submitModule: submit }, parts }) => [
    ...Object.values(parts).flat(),
    ...(submit ? submitSections(submit) : []),
  ],
})

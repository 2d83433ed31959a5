import { f } from 'atrium'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { titledList } from 'atrium/blocks/titled-cards/module.ts'
import { titledFields, titledTexts } from 'atrium/model/promo/titled.ts'
import type { z } from 'zod'

/** How a proposal is submitted, step by step, and what has to be in it. */
export const submitModule = () =>
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
export const submitSections = ({ title, body: intro, items, proposalRequirements: required }: Submit) => [
  titledList.section({ title, intro, items }, {}),
  required && textModule.section({ title: required.title, body: required.content, links: [] }, {}),
]

import type { z } from 'zod'
import { textModule } from '#blocks/text-module/module.ts'
import { titledList } from '#blocks/titled-cards/module.ts'
import { f } from '#engine'
import { titledFields, titledTexts } from '#model/promo/titled.ts'

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

import { defineModule, f, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import questionAnswer from 'atrium/model/promo/types/question-answer.ts'

export const questionFields = () => ({
  title: f.text({ aliases: ['header'], help: 'The heading over the questions.' }),
  intro: f.html({ help: 'A sentence before the first question.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, to where all questions are.' }),
  items: f.references(questionAnswer, { label: 'Questions', help: 'Each opens to its answer; in this order.' }),
})

/** Questions with their answers, shown only where there are any. */
export const questions = defineModule({
  label: 'Questions and answers',
  help: 'Questions that visitors open to read the answer; not shown without any.',
  fields: questionFields,
  section(value, options: Printed) {
    const { heading, title = heading, ...shown } = printed(value, options)
    return value.items.length > 0 ? section('faq', { ...shown, title }) : undefined
  },
})

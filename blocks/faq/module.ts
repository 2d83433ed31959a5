import { defineModule, f, section } from '#engine'
import { type Printed, printed } from '#model/page/printed.ts'
import questionAnswer from '#model/promo/types/question-answer.ts'

export const questionFields = () => ({
  title: f.text({ aliases: ['header'] }),
  intro: f.html(),
  cta: f.link({ label: 'Link to more' }),
  items: f.references(questionAnswer, { label: 'Questions' }),
})

/** Questions with their answers, shown only where there are any. */
export const questions = defineModule({
  label: 'Questions and answers',
  fields: questionFields,
  section(value, options: Printed) {
    const { heading, title = heading, ...shown } = printed(value, options)
    return value.items.length > 0 ? section('faq', { ...shown, title }) : undefined
  },
})

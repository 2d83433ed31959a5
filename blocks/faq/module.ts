import { defineModule, f, section } from '#engine'
import questionAnswer from '#model/promo/types/question-answer.ts'

interface QuestionsOptions {
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
}

/** Questions with their answers, shown only where there are any. */
export const questions = defineModule({
  label: 'Questions and answers',
  fields: () => ({
    title: f.text({ aliases: ['header'] }),
    intro: f.html(),
    cta: f.link({ label: 'Link to more' }),
    items: f.references(questionAnswer, { label: 'Questions' }),
  }),
  section: ({ title, ...value }, { heading, id }: QuestionsOptions) =>
    value.items.length > 0 ? section('faq', { ...value, title: heading ?? title, id }) : undefined,
})

import { z } from 'zod'
import { blocks, defineContentType, group, list, references, required, text } from '#engine'

/** Questions in sets. */
export const faq = defineContentType({
  name: 'faq',
  label: 'FAQ',
  schema: z.object({
    questionAnswerSet: list(group({ setTitle: text(), questionAnswer: required(references('question_answer')) })),
  }),
})

/** One question with its answer. */
export const questionAnswer = defineContentType({
  name: 'question_answer',
  label: 'Question and answer',
  schema: z.object({ question: text(), answer: required(blocks()) }),
  derive: ({ title, question }) => ({ question: question ?? title }),
})

import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import questionAnswer from './question-answer.ts'

export default defineContentType({
  name: 'faq',
  label: 'FAQ',
  plural: 'FAQs',
  icon: 'circle-question-mark',
  category: 'Modules',
  help: 'Questions with their answers, in sets.',
  foundWithPages: true,
  schema: z.object({
    questionAnswerSet: f.list(
      f.group({
        setTitle: f.text({ label: 'Heading', help: 'What the questions of the set are about.' }),
        questionAnswer: f.required(
          f.references(questionAnswer, { label: 'Questions', help: 'In this order.', preload: true }),
        ),
      }),
      { label: 'Sets', itemName: 'setTitle', help: 'Questions that belong together, each set under its heading.' },
    ),
  }),
})

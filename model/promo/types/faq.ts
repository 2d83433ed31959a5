import { z } from 'zod'
import { defineContentType, f } from '#engine'
import questionAnswer from './question-answer.ts'

export default defineContentType({
  name: 'faq',
  label: 'FAQ',
  help: 'Questions with their answers, in sets.',
  foundWithPages: true,
  schema: z.object({
    questionAnswerSet: f.list(
      f.group({
        setTitle: f.text({ label: 'Heading' }),
        questionAnswer: f.required(f.references(questionAnswer, { label: 'Questions', preload: true })),
      }),
    ),
  }),
})

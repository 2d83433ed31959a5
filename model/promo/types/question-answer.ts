import { z } from 'zod'
import { defineContentType, f } from '#engine'

export default defineContentType({
  name: 'question_answer',
  label: 'Question and answer',
  help: 'One question with its answer, for the sets of an FAQ.',
  foundWithPages: true,
  schema: z.object({
    question: f.text({ help: 'Default: the title.' }),
    answer: f.required(f.blocks({ preload: true })),
  }),
  derive: ({ entry: { title, question } }) => ({ question: question ?? title }),
})

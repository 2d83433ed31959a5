import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'question_answer',
  label: 'Question and answer',
  plural: 'Questions and answers',
  icon: 'message-circle-question-mark',
  category: 'Modules',
  help: 'One question with its answer, for the sets of an FAQ.',
  foundWithPages: true,
  schema: z.object({
    question: f.text({ help: 'As visitors ask it; default: the title.' }),
    answer: f.required(f.blocks({ help: 'The answer begins with what most want to know.', preload: true })),
  }),
  derive: ({ entry: { title, question } }) => ({ question: question ?? title }),
})

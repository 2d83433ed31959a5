import type { ReactNode } from 'react'
import { z } from 'zod'
import { defineBlock, f } from '#engine'
import faqType from '#model/promo/types/faq.ts'
import questionAnswerType from '#model/promo/types/question-answer.ts'
import type { BlockProps } from '#ui/block-props.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Heading, Subsection } from '#ui/heading/heading.tsx'
import { loaded } from '../example-entry.ts'

const schema = z.object({ title: f.text(), faq: f.required(f.reference(faqType)) })

function Faq({ id, title, faq }: BlockProps<typeof schema>) {
  return (
    <div className="prose faq" id={id}>
      <Heading level={2}>{title ?? faq.name}</Heading>
      <Subsection level={3}>
        {faq.questionAnswerSet.map(({ setTitle, questionAnswer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets may have no title
          <div className="faq-set" key={index}>
            {setTitle && <Heading className="faq-set-title">{setTitle}</Heading>}
            {questionAnswer.map(({ uid, name, question, answer }) => (
              <Disclosure key={uid} title={question ?? name}>
                {answer as unknown as ReactNode}
              </Disclosure>
            ))}
          </div>
        ))}
      </Subsection>
    </div>
  )
}

const answer = (text: string) => [{ blockType: 'textBlock', text: `<p>${text}</p>` }]
const question = (uid: string, title: string, ...paragraphs: string[]) =>
  loaded(questionAnswerType, uid, title, { answer: paragraphs.flatMap(answer) })

const faq = defineBlock({
  type: 'faq',
  label: 'Questions and answers',
  description: 'Questions that open to their answers.',
  placement: 'both',
  wire: 'faq',
  schema,
  isEmpty: ({ faq }) => !faq.questionAnswerSet.some(({ questionAnswer }) => questionAnswer.length > 0),
  examples: [
    {
      faq: loaded(faqType, 'faq_library', 'About the library', {
        questionAnswerSet: [
          {
            setTitle: 'Before you come',
            questionAnswer: [
              question(
                'q1',
                'Who may read here?',
                'Anyone over sixteen who has registered. It takes ten minutes at the desk.',
              ),
              question(
                'q2',
                'May I photograph what I read?',
                'Yes, without flash, for your own study.',
                'Ask at the desk about books with tight bindings.',
              ),
            ],
          },
          { setTitle: 'At the table', questionAnswer: [question('q3', 'Why pencils?', 'Ink is for ever.')] },
        ],
      }),
    },
    {
      title: 'Everything that teachers have asked about the bus, the boards and the hour before lunch',
      faq: loaded(faqType, 'faq_one', 'One', {
        questionAnswerSet: [{ questionAnswer: [question('q4', 'Is it free?', 'It is.')] }],
      }),
    },
  ],
  Component: Faq,
})

export default faq

declare module '#engine' {
  interface Blocks {
    faq: typeof faq
  }
}

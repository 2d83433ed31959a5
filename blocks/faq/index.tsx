import { defineBlock, f } from 'atrium'
import faqType from 'atrium/model/promo/types/faq.ts'
import questionAnswerType from 'atrium/model/promo/types/question-answer.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Disclosure } from 'atrium/ui/disclosure/disclosure.tsx'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useLanguageOf } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { loaded } from '../example-entry.ts'
import { questionFields } from './module.ts'

const schema = z.object({
  ...questionFields(),
  faq: f.reference(faqType, { label: 'Questions in sets', help: 'A whole FAQ, shown after the questions above.' }),
})

/** Questions that are alone are a set without a heading; a set none of whose questions is published is left out. */
const setsOf = ({ faq, items }: Pick<z.output<typeof schema>, 'faq' | 'items'>) =>
  [{ setTitle: undefined, questionAnswer: items }, ...(faq?.questionAnswerSet ?? [])].filter(
    ({ questionAnswer }) => questionAnswer.length > 0,
  )

function Faq({ id, title, intro, faq, items, cta }: BlockProps<typeof schema>) {
  const own = useLanguageOf()(faq)
  return (
    <div className="prose faq" id={id}>
      <Heading level={2} {...(title ? {} : own)}>
        {title ?? faq?.name}
      </Heading>
      <RichText className="faq-intro" html={intro} />
      <Subsection level={3}>
        {setsOf({ faq, items }).map(({ setTitle, questionAnswer }, index) => (
          <div className="faq-set" key={index}>
            <Heading className="faq-set-title" {...own}>
              {setTitle}
            </Heading>
            {questionAnswer.map((entry) => (
              <Disclosure key={entry.uid} title={entry.question ?? entry.name} entry={entry}>
                {entry.answer as unknown as ReactNode}
              </Disclosure>
            ))}
          </div>
        ))}
      </Subsection>
      {cta && <Cta {...cta} />}
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
  icon: 'message-circle-question-mark',
  category: 'Text',
  placement: 'both',
  wire: 'faq',
  schema,
  isEmpty: (fields) => setsOf(fields).length === 0,
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
    {
      title: 'Asked at the desk',
      intro: '<p>More is answered on a page of its own.</p>',
      items: [question('q5', 'May I bring a dog?', 'A guide dog, always. Others wait in the shade by the gate.')],
      cta: { title: 'See all FAQs', href: '/visit/center' },
    },
  ],
  Component: Faq,
})

export default faq

declare module 'atrium' {
  interface Blocks {
    faq: typeof faq
  }
}

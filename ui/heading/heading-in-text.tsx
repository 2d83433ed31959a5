import { f } from 'atrium'
import { Heading } from './heading.tsx'

/** Fields of a heading that editors put into a text. @param help says what its words are */
export const headingFields = (help: string) => ({
  text: f.required(f.text({ aliases: ['header'], help })),
  headingLevel: f.integer({
    help: '2 for a part of the page, 3 for a part of that, up to 6; default: 2.',
    example: 3,
    initial: 2,
  }),
})

interface HeadingInTextProps {
  id?: string | undefined
  className: string
  text: string
  headingLevel?: number | undefined
}

export const HeadingInText = ({ id, className, text, headingLevel = 2 }: HeadingInTextProps) => (
  <div className={className}>
    <Heading id={id} level={Math.min(Math.max(headingLevel, 2), 6)}>
      {text}
    </Heading>
  </div>
)

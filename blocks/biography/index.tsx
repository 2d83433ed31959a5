import { defineBlock, type Image } from 'atrium'
import { cup, longTitle } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { PhoneLink } from 'atrium/ui/phone/phone-link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({
  heading: z.string(),
  text: z.string().optional(),
  image: z.custom<Image>().optional(),
  affiliation: z.string().optional(),
  jobTitle: z.string().optional(),
  jobDescription: z.string().optional(),
  telephone: z.string().optional(),
  links: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
})

function Biography(props: BlockProps<typeof schema>) {
  const { id, heading, text, image, affiliation, jobTitle, jobDescription, telephone, links } = props
  return (
    <Band id={id} heading={heading}>
      <div className="biography">
        <Picture image={image} layout="post_medium_variable_height" box="biography-picture" />
        <div className="biography-words">
          {(jobTitle || affiliation) && (
            <p className="biography-job">
              {jobTitle && <strong>{jobTitle}</strong>}
              {affiliation && <span>{affiliation}</span>}
            </p>
          )}
          <RichText html={jobDescription} />
          <RichText className="reading" html={text} />
          {(telephone || links.length > 0) && (
            <div className="biography-links">
              {telephone && <PhoneLink number={telephone} />}
              <Ctas links={links} />
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}

const biography = defineBlock({
  type: 'biography',
  label: 'Biography',
  description: 'Who a person is, what they do, and how to reach them.',
  placement: 'section',
  schema,
  isEmpty: ({ text, image, affiliation, jobTitle, jobDescription, telephone, links }) =>
    !(text || image || affiliation || jobTitle || jobDescription || telephone || links.length > 0),
  examples: [
    {
      heading: 'Bio',
      text: '<p>Mara Quill has taken apart some four hundred pots and put together nearly as many. She trained as a thrower before she learned to mend, and still fires a copy of anything she means to understand.</p><p>Her notes from the workshop appear about once a month.</p>',
      image: cup,
      affiliation: 'Ellery Conservation Institute, Ellery Trust',
      jobTitle: 'Objects conservator',
      telephone: '+1 310 555 0142',
      links: [
        { title: 'Workshop notes', href: 'https://notes.example.org/' },
        { title: 'Email', href: 'mailto:mquill@ellery.example' },
      ],
    },
    { heading: 'Bio', jobTitle: longTitle },
  ],
  Component: Biography,
})

export default biography

declare module 'atrium' {
  interface Blocks {
    biography: typeof biography
  }
}

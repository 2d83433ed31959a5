import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { headingFields } from 'atrium/model/page/printed.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({
  ...headingFields(),
  /** `text`: rich text. */
  items: z.array(z.object({ header: z.string().optional(), text: z.string() })).default([]),
})

/** Shows what a project is about: texts to read one after the other, beside their heading. */
function ProjectDescriptions({ id, heading, title, items }: BlockProps<typeof schema>) {
  return (
    <section className="band project-descriptions" id={id}>
      <Heading className="band-title">{heading ?? title}</Heading>
      <Subsection>
        <div className="project-descriptions-texts">
          {items.map(({ header, text }, index) => (
            <div key={index}>
              {header && <Heading className="project-descriptions-header">{header}</Heading>}
              <RichText className="reading" html={text} />
            </div>
          ))}
        </div>
      </Subsection>
    </section>
  )
}

const projectDescriptions = defineBlock({
  type: 'projectDescriptions',
  label: 'Descriptions of a project',
  description: 'Goals and descriptions of a project, to be read one after the other.',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length === 0,
  examples: [
    {
      heading: 'About the project',
      items: [
        { header: 'Goals', text: '<p>To learn which of the mixes of the 1960s will still stand in 2060.</p>' },
        {
          text: '<p>Twelve houses were built of the same earth by the same crew within four years. They have aged in twelve ways, and nobody has written down why.</p>',
        },
        { header: 'What was done', text: '<p>Cores were taken, moisture was read every hour for two winters.</p>' },
      ],
    },
    {
      title: longTitle,
      items: [{ header: longTitle, text: `<p>${longTitle}</p><ul><li>${longTitle}</li></ul>` }],
    },
  ],
  Component: ProjectDescriptions,
})

export default projectDescriptions

declare module 'atrium' {
  interface Blocks {
    projectDescriptions: typeof projectDescriptions
  }
}

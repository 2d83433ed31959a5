import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { z } from 'zod'

const schema = z.object({
  title: f.text({ help: 'What the links have in common.' }),
  links: f.required(f.links({ help: 'One below the other; say with each where it leads.' })),
})

function ListOfLinks({ id, title, links }: BlockProps<typeof schema>) {
  return (
    <div className="prose list-of-links" id={id}>
      {title && <Heading>{title}</Heading>}
      <ul>
        {links.map(({ title, href }) => (
          <li key={`${href} ${title}`}>
            <Cta title={title} href={href} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const listOfLinksBlock = defineBlock({
  type: 'listOfLinksBlock',
  label: 'List of links',
  description: 'Links that lead on from a text.',
  icon: 'list',
  category: 'Links and cards',
  placement: 'both',
  wire: 'list_of_links_block',
  schema,
  examples: [
    {
      title: 'Go on reading',
      links: [
        { title: 'Stories tagged Astronomy', href: '/news/tag/astronomy' },
        { title: 'Transcription of the 412 notes', href: 'https://transcriptions.example.org/teschner' },
        { title: 'Write to the reading group', href: 'mailto:readers@ellery.example' },
      ],
    },
    {
      links: [
        {
          title: 'Instructions for borrowing a facsimile of the atlas, with the table of deposits for schools',
          href: '/loans',
        },
      ],
    },
  ],
  Component: ListOfLinks,
})

export default listOfLinksBlock

declare module 'atrium' {
  interface Blocks {
    listOfLinksBlock: typeof listOfLinksBlock
  }
}

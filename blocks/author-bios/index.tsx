import { defineBlock, f } from 'atrium'
import person from 'atrium/model/person/types/person.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Byline } from 'atrium/ui/person/byline.tsx'
import { z } from 'zod'
import { quill } from '../example-content.ts'
import { loaded } from '../example-entry.ts'

const schema = z.object({
  title: f.text({ help: 'A heading, like About the authors; without one the names begin at once.' }),
  authors: f.required(
    f.references(['author', person], { help: 'Name, work and a few sentences of each are taken from their entries.' }),
  ),
})

function AuthorBios({ id, title, authors }: BlockProps<typeof schema>) {
  const people = authors.map((author) => <Byline key={author.uid} contributor={author} />)
  return (
    <div className="prose author-bios" id={id}>
      {title && <Heading>{title}</Heading>}
      {title ? <Subsection>{people}</Subsection> : people}
    </div>
  )
}

const authorBios = defineBlock({
  type: 'authorBios',
  label: 'About the authors',
  description: 'Who wrote the text.',
  icon: 'users',
  category: 'Text',
  placement: 'both',
  wire: 'author_bios',
  schema,
  examples: [
    {
      authors: [quill, loaded('author', 'author_dae_hyun_park', 'Dae-Hyun Park', { jobTitle: 'Imaging scientist' })],
    },
    {
      title: 'The people who wrote this',
      authors: [
        loaded(person, 'person_x', 'x', {
          givenName: 'Wolfgang Amadeus Theophilus',
          familyName: 'von und zu Hohenzollern-Sigmaringen',
        }),
      ],
    },
  ],
  Component: AuthorBios,
})

export default authorBios

declare module 'atrium' {
  interface Blocks {
    authorBios: typeof authorBios
  }
}

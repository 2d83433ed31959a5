import { z } from 'zod'
import { defineBlock, isIncluded, references, required, text } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading, Subsection } from '#ui/heading/heading.tsx'
import { Byline } from '#ui/person/byline.tsx'
import { biographyOf, organizationName, type PersonEntry, personName } from '#ui/person/person.ts'
import { cup, loaded } from '../example-content.ts'

const schema = z.object({ title: text(), authors: required(references<PersonEntry>('author', 'person')) })

function AuthorBios({ id, title, authors }: BlockProps<typeof schema>) {
  const people = authors
    .filter(isIncluded)
    .map((author) => (
      <Byline
        key={author.uid}
        name={personName(author)}
        href={author.path}
        jobTitle={author.jobTitle}
        affiliation={organizationName(author.affiliation ?? author.worksFor)}
        text={biographyOf(author)}
        image={author.image}
      />
    ))
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
  placement: 'both',
  wire: 'author_bios',
  schema,
  include: ['authors.image', 'authors.affiliation.part_of', 'authors.works_for.part_of'],
  isEmpty: ({ authors }) => !authors.some(isIncluded),
  examples: [
    {
      authors: [
        loaded<PersonEntry>('author', 'author_mara_quill', 'Mara Quill', {
          jobTitle: 'Objects conservator',
          affiliation: loaded('organization', 'organization_eci', 'Ellery Conservation Institute', {}),
          bio: '<p>Mara Quill has taken apart some four hundred pots and put together nearly as many.</p>',
          image: cup,
        }),
        loaded<PersonEntry>('author', 'author_dae_hyun_park', 'Dae-Hyun Park', { jobTitle: 'Imaging scientist' }),
      ],
    },
    {
      title: 'The people who wrote this',
      authors: [
        loaded<PersonEntry>('person', 'person_x', 'x', {
          givenName: 'Wolfgang Amadeus Theophilus',
          familyName: 'von und zu Hohenzollern-Sigmaringen',
        }),
      ],
    },
  ],
  Component: AuthorBios,
})

export default authorBios

declare module '#engine' {
  interface Blocks {
    authorBios: typeof authorBios
  }
}

import { z } from 'zod'
import { cup, loaded, longTitle } from '#blocks/example-content.ts'
import { defineBlock, isIncluded, type Reference } from '#engine'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Byline } from '#ui/person/byline.tsx'
import { biographyOf, organizationName, type PersonEntry, personName } from '#ui/person/person.ts'

const schema = z.object({ heading: z.string(), items: z.array(z.custom<Reference<PersonEntry>>()).default([]) })

function AuthorInformation({ id, heading, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      <ul className="author-information">
        {items.filter(isIncluded).map((person) => (
          <li key={person.uid}>
            <Byline
              name={personName(person)}
              href={person.path}
              jobTitle={person.jobTitle}
              affiliation={organizationName(person.affiliation ?? person.worksFor)}
              text={biographyOf(person)}
              image={person.image}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}

const authorInformation = defineBlock({
  type: 'authorInformation',
  label: 'Author information',
  description: 'Who wrote a book.',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => !items.some(isIncluded),
  examples: [
    {
      heading: 'Author Information',
      items: [
        loaded<PersonEntry>('author', 'quill', 'Mara Quill', {
          jobTitle: 'Objects conservator',
          affiliation: loaded('organization', 'eci', 'Ellery Conservation Institute', {}),
          bio: '<p>Mara Quill has taken apart some four hundred pots and put together nearly as many. This is her second book.</p>',
          image: cup,
        }),
        loaded<PersonEntry>('person', 'haddad', 'Haddad, S.', { givenName: 'Samir', familyName: 'Haddad' }),
      ],
    },
    { heading: 'Author Information', items: [loaded<PersonEntry>('person', 'b', longTitle, {})] },
  ],
  Component: AuthorInformation,
})

export default authorInformation

declare module '#engine' {
  interface Blocks {
    authorInformation: typeof authorInformation
  }
}

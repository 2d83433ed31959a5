import { z } from 'zod'
import { cup, longTitle } from '#blocks/example-content.ts'
import { loaded } from '#blocks/example-entry.ts'
import { defineBlock } from '#engine'
import { bylineOf, type Contributor } from '#model/person/contributor.ts'
import organization from '#model/person/types/organization.ts'
import person from '#model/person/types/person.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Byline } from '#ui/person/byline.tsx'

const schema = z.object({ heading: z.string(), items: z.array(z.custom<Contributor>()).default([]) })

function AuthorInformation({ id, heading, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      <ul className="author-information">
        {items.map((contributor) => (
          <li key={contributor.uid}>
            <Byline {...bylineOf(contributor)} />
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
  isEmpty: ({ items }) => items.length === 0,
  examples: [
    {
      heading: 'Author Information',
      items: [
        loaded('author', 'quill', 'Mara Quill', {
          jobTitle: 'Objects conservator',
          affiliation: loaded(organization, 'eci', 'Ellery Conservation Institute', {}),
          bio: '<p>Mara Quill has taken apart some four hundred pots and put together nearly as many. This is her second book.</p>',
          image: cup,
        }),
        loaded(person, 'haddad', 'Haddad, S.', { givenName: 'Samir', familyName: 'Haddad' }),
      ],
    },
    { heading: 'Author Information', items: [loaded('author', 'b', longTitle, {})] },
  ],
  Component: AuthorInformation,
})

export default authorInformation

declare module '#engine' {
  interface Blocks {
    authorInformation: typeof authorInformation
  }
}

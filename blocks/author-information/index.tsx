import { defineBlock } from 'atrium'
import { longTitle, quill } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import type { Contributor } from 'atrium/model/person/contributor.ts'
import person from 'atrium/model/person/types/person.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Byline } from 'atrium/ui/person/byline.tsx'
import { z } from 'zod'

const schema = z.object({ heading: z.string(), items: z.array(z.custom<Contributor>()).default([]) })

function AuthorInformation({ id, heading, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      <ul className="author-information">
        {items.map((contributor) => (
          <li key={contributor.uid}>
            <Byline contributor={contributor} />
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
      items: [quill, loaded(person, 'haddad', 'Haddad, S.', { givenName: 'Samir', familyName: 'Haddad' })],
    },
    { heading: 'Author Information', items: [loaded('author', 'b', longTitle, {})] },
  ],
  Component: AuthorInformation,
})

export default authorInformation

declare module 'atrium' {
  interface Blocks {
    authorInformation: typeof authorInformation
  }
}

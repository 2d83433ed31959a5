import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { PhoneLink } from 'atrium/ui/phone/phone-link.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const contact = z.object({
  name: z.string(),
  href: z.string().optional(),
  /** On the project. */
  role: z.string().optional(),
  /** Elsewhere. */
  job: z.string().optional(),
  /** Rich text. */
  description: z.string().optional(),
  email: z.string().optional(),
  telephone: z.string().optional(),
})
const group = z.object({ heading: z.string().optional(), items: z.array(contact) })
const schema = z.object({
  /** Printed by the page type. */
  heading: z.string().optional(),
  /** Written by an editor. */
  title: z.string().optional(),
  groups: z.array(group).default([]),
})

/** Those who work on a project, in groups. */
function ProjectContacts({ id, heading, title, groups }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading ?? title}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may have no heading
        <Group key={index} {...group} />
      ))}
    </Band>
  )
}

function Group({ heading, items }: z.output<typeof group>) {
  const list = (
    <ul className="project-contacts">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: somebody may be there twice
        <li key={place}>
          <Contact {...item} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="project-contact-group">
      {heading && <Heading className="project-contact-heading">{heading}</Heading>}
      {heading ? <Subsection>{list}</Subsection> : list}
    </div>
  )
}

function Contact({ name, href, role, job, description, email, telephone }: z.output<typeof contact>) {
  return (
    <article className="project-contact">
      <Heading className="contact-name">{href ? <Link href={href}>{name}</Link> : name}</Heading>
      {role && <p>{role}</p>}
      {job && <p className="card-meta">{job}</p>}
      <RichText html={description} />
      {telephone && (
        <p>
          <PhoneLink number={telephone} />
        </p>
      )}
      {email && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
    </article>
  )
}

const projectContacts = defineBlock({
  type: 'projectContacts',
  label: 'Contacts of a project',
  description: 'People and houses that work on a project, with what they do there.',
  placement: 'section',
  schema,
  isEmpty: ({ groups }) => groups.every(({ items }) => items.length === 0),
  examples: [
    {
      heading: 'Contacts',
      groups: [
        {
          heading: 'At the Ellery',
          items: [
            {
              name: 'Mara Quill',
              href: '/author/mara-quill',
              role: 'Lead conservator',
              job: 'Objects conservator, Ellery Conservation Institute',
              description: '<p>Took the cores, and kept them dry.</p>',
              email: 'mquill@ellery.example',
              telephone: '+1 310 555 0131',
            },
            { name: 'Dae-Hyun Park', role: 'Imaging' },
          ],
        },
        { heading: 'Partners', items: [{ name: 'Harbor University', href: 'https://harbor.example.org' }] },
      ],
    },
    {
      title: longTitle,
      groups: [{ items: [{ name: longTitle, role: longTitle, job: longTitle, description: `<p>${longTitle}</p>` }] }],
    },
  ],
  Component: ProjectContacts,
})

export default projectContacts

declare module 'atrium' {
  interface Blocks {
    projectContacts: typeof projectContacts
  }
}

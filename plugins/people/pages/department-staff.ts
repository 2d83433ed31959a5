import { defined, f, section } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { contactGroup } from 'atrium/model/person/contact-group.ts'
import { organizationName, organizationParts } from 'atrium/model/person/organization-name.ts'
import department from 'atrium/model/person/types/department.ts'
import messages from '../messages.ts'

/** The department of those who lead an institute is its page of staff. */
const LEADERSHIP = '/leadership-and-administration'

export default definePage({
  type: 'page_department_staff',
  label: 'Staff of a department',
  plural: 'Staff of departments',
  icon: 'users',
  category: 'People and places',
  help: 'Who works in a department, and how they are reached.',
  route: '/:department*/staff',
  path: ({ entry, entryOf }) => {
    const found = entryOf<{ fullPath: string; slug: string }>(entry.department)
    return found && (found.slug === LEADERSHIP ? found.fullPath : `${found.fullPath}/staff`)
  },
  address: '`staff` below the `full_path` of its `department`; that path itself for `leadership-and-administration`.',
  hero: { variant: 'Detail', navigation: true },
  fields: {
    department: f.required(f.reference(department, { help: 'The page is at its address, followed by /staff.' })),
    displayName: f.text({ help: 'What the department is called over the title; default: its name and organization.' }),
    contacts: contactGroup({ help: 'The people of the department.' }),
    additionalGroups: f.list(contactGroup(), {
      help: 'Further groups below, each under its heading.',
      itemName: 'heading',
    }),
  },
  compose({ entry: { department: of, displayName, contacts, additionalGroups }, parts, context }) {
    const t = context.translate(messages)
    const isLeadership = of.slug === LEADERSHIP
    return [
      section('hero', {
        ...parts.hero,
        eyebrow: defined({
          title: displayName ?? organizationName(of) ?? of.name,
          parts: displayName ? [] : organizationParts(of),
          href: isLeadership ? undefined : of.url,
        }),
        title: isLeadership ? t.leadership : t.staff,
      }),
      section('contactRows', {
        grouping: contacts ? [contacts, ...additionalGroups] : additionalGroups,
        isLarge: true,
      }),
    ]
  },
})

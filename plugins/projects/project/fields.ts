import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { mediaItem } from 'atrium/model/media/media-layout.ts'
import { contributor } from 'atrium/model/person/contributor-fields.ts'
import organization from 'atrium/model/person/types/organization.ts'
import { titledFields } from 'atrium/model/promo/titled.ts'
import projectCategory from '../types/project-category.ts'

const RESOURCES = ['resource', 'publication', 'promo', 'document']
const heading = () => f.text({ help: 'The heading over it.' })

const description = () =>
  f.group({
    header: f.text({ help: 'A heading over the text.' }),
    type: f.required(
      f.text({ help: 'Write abstract or detail; abstracts come first.', example: 'detail', initial: 'detail' }),
    ),
    text: f.required(f.html({ help: 'What was done, found or is planned.' })),
  })

/** Holds what editors say of a project. */
export const projectFields = {
  url: f.required(
    f.text({ control: 'address', group: 'In lists', help: 'The last part of its address, like stone-and-salt.' }),
  ),
  blurb: f.html({ help: 'What lists say of it.', group: 'In lists', length: { ideal: 200, max: 300 } }),
  categories: f.references(projectCategory, { group: 'In lists', help: 'Lists are filtered by them.' }),
  organizer: f.list(f.text({ example: 'Conservation Institute' }), {
    group: 'In lists',
    help: 'Departments or institutes that lead it; lists are filtered by them.',
    translate: false,
  }),
  status: f.text({
    example: 'Ongoing',
    group: 'In lists',
    help: 'Like Ongoing or Completed; lists are filtered by it.',
    initial: 'Ongoing',
    translate: false,
  }),
  startYear: f.integer({ group: 'In lists', help: 'When it began.' }),
  endYear: f.integer({ help: 'Empty while it goes on.', group: 'In lists' }),
  partOf: f.reference('project', { help: 'The initiative that it belongs to.', group: 'In lists' }),
  keyMedia: mediaItem({ group: 'Description', help: 'The picture or film at the top of the description.' }),
  goals: f.group(titledFields('text'), { help: 'Shown before the descriptions.', group: 'Description' }),
  descriptions: f.group(
    { heading: heading(), items: f.list(description(), { help: 'Texts, each with its kind.', itemName: 'header' }) },
    { group: 'Description', help: 'What is told of it: abstracts, then details.' },
  ),
  children: f.group(
    { heading: heading(), items: f.cards('project', { help: 'In this order.' }) },
    {
      label: 'Projects within it',
      group: 'Description',
      help: 'Projects of which it consists; with any it is an initiative.',
    },
  ),
  contact: f.group(
    {
      heading: heading(),
      groups: f.list(
        f.group({
          heading: heading(),
          items: f.list(contributor(), { help: 'Each with what they do.', itemName: 'role' }),
        }),
        { help: 'People that belong together, like Project staff.', itemName: 'heading' },
      ),
    },
    { group: 'People and partners', help: 'Who works on it, in groups.' },
  ),
  focus: f.group(titledFields('text'), { group: 'Description', help: 'What is looked at in particular.' }),
  news: listing.field({ group: 'Related', help: 'Stories about it.' }),
  related: listing.field({ group: 'Related', help: 'Other projects, pages and events.' }),
  resources: f.group(
    {
      heading: heading(),
      featured: f.cards(RESOURCES, { help: 'Put forward, in this order.' }),
      all: f.cards(RESOURCES, { help: 'Shown in the order of their dates.' }),
    },
    { group: 'Related', help: 'Publications and tools that came of it.' },
  ),
  partners: f.group(
    {
      heading: heading(),
      logos: f.references(organization, { help: 'Organizations; their logos come from their own entries.' }),
      text: f.html({ help: 'A sentence below the logos.' }),
    },
    { group: 'People and partners', help: 'Houses that take part, with their logos.' },
  ),
  subpagesHeading: f.text({ help: 'Over the documents that are part of the project.', group: 'Related' }),
  callToAction: f.group(
    {
      heading: heading(),
      blurb: f.html({ aliases: ['text'], help: 'Why, in a sentence.' }),
      cta: f.link({ label: 'Link', help: 'Where it is done.' }),
    },
    { group: 'Related', help: 'One thing that visitors may do, at the end.' },
  ),
}

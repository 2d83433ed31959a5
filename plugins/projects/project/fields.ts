import { listing } from '#blocks/card-listing/module.ts'
import { f } from '#engine'
import { mediaItem } from '#model/media/media-layout.ts'
import { contributor } from '#model/person/contributor-fields.ts'
import organization from '#model/person/types/organization.ts'
import { titledFields } from '#model/promo/titled.ts'
import projectCategory from '../types/project-category.ts'

const RESOURCES = ['resource', 'publication', 'promo', 'document']
const heading = () => f.text({ help: 'The heading over it.' })

const description = () =>
  f.group({
    header: f.text(),
    type: f.required(f.text({ help: 'abstract or detail; abstracts come first.', example: 'detail' })),
    text: f.required(f.html()),
  })

/** What editors say of a project. */
export const projectFields = {
  url: f.required(f.text()),
  blurb: f.html({ help: 'What lists say of it.' }),
  categories: f.references(projectCategory),
  organizer: f.list(f.text({ example: 'Conservation Institute' })),
  status: f.text({ example: 'Ongoing' }),
  startYear: f.integer(),
  endYear: f.integer({ help: 'Empty while it goes on.' }),
  partOf: f.reference('project', { help: 'The initiative that it belongs to.' }),
  keyMedia: mediaItem(),
  goals: f.group(titledFields('text'), { help: 'Shown before the descriptions.' }),
  descriptions: f.group({ heading: heading(), items: f.list(description()) }),
  children: f.group({ heading: heading(), items: f.cards('project') }, { label: 'Projects within it' }),
  contact: f.group({
    heading: heading(),
    groups: f.list(f.group({ heading: heading(), items: f.list(contributor()) })),
  }),
  focus: f.group(titledFields('text')),
  news: listing.field(),
  related: listing.field(),
  resources: f.group({
    heading: heading(),
    featured: f.cards(RESOURCES),
    all: f.cards(RESOURCES, { help: 'Shown in the order of their dates.' }),
  }),
  partners: f.group({ heading: heading(), logos: f.references(organization), text: f.html() }),
  subpagesHeading: f.text({ help: 'Over the documents that are part of the project.' }),
  callToAction: f.group({ heading: heading(), blurb: f.html({ aliases: ['text'] }), cta: f.link() }),
}

import { f } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import promo from 'atrium/model/promo/types/promo.ts'
import externalResource from 'atrium/model/promo/types/resource.ts'
import { LISTING } from '../addresses.ts'
import messages from '../messages.ts'
import resource from './resource.ts'

/** Every resource for teachers, to be filtered by class, subject, kind and topic. */
export default definePage({
  type: 'page_education_listing',
  label: 'K-12 resources',
  plural: 'Listings for teachers',
  icon: 'school',
  category: 'Research and learning',
  help: 'The listing of resources for teachers.',
  route: LISTING,
  hero: { variant: 'Listing' },
  fields: {
    items: f.stubs(['education_primary_resource', 'resource', 'document', 'promo'], {
      help: 'Default: every education resource below this page.',
    }),
  },
  list: {
    of: [resource, externalResource, 'document', promo],
    where: ({ entry: { items } }) =>
      items.length > 0
        ? { uid: { in: items.map(({ uid }) => uid) } }
        : // What begins with the address and a slash.
          { contentType: 'education_primary_resource', path: { gte: `${LISTING}/`, lt: `${LISTING}0` } },
    size: 15,
    sortOptions: [
      { label: messages.titleAscending, by: [{ field: 'title' }] },
      { label: messages.titleDescending, by: [{ field: 'title', order: 'descending' }] },
    ],
    nouns: messages.resources,
    filters: {
      q: { label: messages.findResource, words: true },
      gradeLevel: { label: messages.gradeLevel, field: 'metadata.gradeLevel', order: ['K-2'], descending: true },
      academicSubject: { label: messages.subject, field: 'metadata.academicSubject' },
      resourceType: { label: messages.resourceType, field: 'facets.activityResourceType' },
      resourceTopic: { label: messages.topic, field: 'metadata.resourceTopic' },
    },
    look: ({ context: { translate } }) => ({
      heading: translate(messages).allResources,
      empty: translate(messages).noResources,
    }),
  },
})

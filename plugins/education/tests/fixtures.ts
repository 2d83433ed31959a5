import { entryOf, stub } from 'atrium/testing'
import listing from '../pages/k-12-learning.ts'
import resource from '../pages/resource.ts'
import olderListing from '../pages/resource-listing.ts'
import topic from '../pages/topic.ts'

export const types = [resource, listing, olderListing, topic]

export const resourceOf = (uid: string, metadata: object = {}, fields: object = {}) =>
  entryOf('education_primary_resource', uid, { title: uid, url: `/${uid}`, metadata, ...fields })

export const refer = (uid: string) => stub('education_primary_resource', uid)

/** The listing's page, to which facts lead. */
export const listed = entryOf('page_education_listing', 'listing', { title: 'K-12 Learning' })

import { z } from 'zod'
import { listing, listingSection } from '#blocks/card-listing/listing.ts'
import { staff, staffIncludes } from '#blocks/contact-rows/fields.ts'
import { heroOf } from '#blocks/hero/fields.ts'
import { textModule, textModuleSection } from '#blocks/text-module/fields.ts'
import { defineContentType, definePage, pageFields, pageIncludes, type SectionNavigation, section } from '#engine'
import { newsNavigation } from './navigation.ts'

/** Where journalists begin. */
export const journalists = defineContentType({
  name: 'page_journalists',
  label: 'Journalists',
  schema: z.object({
    ...pageFields(),
    aboutOrganization: textModule('content'),
    contacts: staff(),
    featuredListing: listing(),
    imageRequest: textModule('body'),
    resources: listing(),
  }),
})

export const journalistsPage = definePage({
  name: 'page_journalists',
  type: journalists,
  route: '/news/journalists',
  include: [
    ...pageIncludes,
    'hero.module_hero.image',
    'about_organization.image',
    'about_organization.media',
    'image_request.image',
    ...staffIncludes('contacts'),
  ],
  load: (_entry, context): Promise<SectionNavigation | null> => context.navigation(newsNavigation.name),
  compose: (entry, navigation) => [
    section('hero', { ...heroOf(entry), variant: 'Landing', navigation: navigation ?? undefined }),
    textModuleSection(entry.aboutOrganization, { transcript: false }),
    section('contactRows', { ...entry.contacts }),
    section('columnListing', { ...entry.featuredListing }),
    textModuleSection(entry.imageRequest),
    listingSection(entry.resources, { size: 'medium' }),
  ],
})

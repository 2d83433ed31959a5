import { accordion } from '#blocks/accordion/module.ts'
import { admission } from '#blocks/admission/module.ts'
import { listing } from '#blocks/card-listing/module.ts'
import { callToAction, promos } from '#blocks/promo-cards/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'
import { locationAndContact } from '../location-and-contact.ts'

export default definePage({
  type: 'page_{brand}_library',
  label: 'Library',
  help: 'The library: what it has, where it is, and how one reads there.',
  route: '/research-conservation/library',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    about: textModule(),
    callToAction: callToAction(),
    faqs: accordion(),
    keyResources: listing(),
    locationAndContact: locationAndContact(),
    newsStories: listing(),
    resources: listing({ show: ['image', 'subtitle'] }),
    usingTheLibrary: promos('list'),
    visitTheLibrary: admission(),
  },
})

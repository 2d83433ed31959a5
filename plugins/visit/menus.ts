import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

const planYourVisit = [
  'top-things-to-do',
  'parking-and-transportation',
  'food-and-drink',
  'shopping',
  'family-visits',
  'group-visits',
  'faqs',
]
const highlights = ['art', 'architecture', 'gardens']

/** The menus of the visit pages, one for each site and one for all. */
export const visitMenus = [
  defineNavigation({
    name: 'accessibility-and-visit',
    title: messages.accessibilityAndVisit,
    paths: ['/accessibility', '/visit'],
    menus: [{ items: pagesBelow('/visit', '{site}', 'app', 'photo-and-video-policy') }],
  }),
  defineNavigation({
    name: '{site}-visit',
    title: messages.siteVisit,
    paths: ['/*/{site}'],
    menus: [
      { title: messages.planYourVisit, items: [...pagesBelow('/visit/{site}', ...planYourVisit), '/accessibility'] },
      { title: messages.highlights, items: pagesBelow('/visit/{site}/top-things-to-do', ...highlights) },
    ],
  }),
]

import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'

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

/** The menus of the visit pages, one for each site and one for both. */
export const visitMenus = [
  defineNavigation({
    name: 'accessibility-and-visit',
    title: 'Accessibility and Visit',
    paths: ['/accessibility', '/visit'],
    menus: [{ items: pagesBelow('/visit', 'center', 'villa', 'app', 'photo-and-video-policy') }],
  }),
  defineNavigation({
    name: 'center-visit',
    title: 'Center Visit',
    paths: ['/*/center'],
    menus: [
      { title: 'Plan your visit', items: [...pagesBelow('/visit/center', ...planYourVisit), '/accessibility'] },
      { title: 'Highlights', items: pagesBelow('/visit/center/top-things-to-do', ...highlights) },
    ],
  }),
  defineNavigation({
    name: 'villa-visit',
    title: 'Villa Visit',
    paths: ['/*/villa'],
    menus: [
      { title: 'Plan your visit', items: [...pagesBelow('/visit/villa', ...planYourVisit), '/accessibility'] },
      { title: 'Highlights', items: pagesBelow('/visit/villa/top-things-to-do', ...highlights) },
    ],
  }),
]

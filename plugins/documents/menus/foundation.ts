import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'
import messages from '../messages.ts'

/** The menu of the foundation. */
export const foundationMenus = [
  defineNavigation({
    name: 'foundation',
    title: messages.foundation,
    paths: ['/foundation'],
    menus: [{ items: pagesBelow('/foundation', 'funding-areas/', 'mission-history/', 'staff/', 'faqs/') }],
  }),
]

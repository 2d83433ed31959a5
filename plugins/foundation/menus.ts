import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

export const foundationMenu = defineNavigation({
  name: 'foundation',
  title: messages.foundation,
  paths: ['/foundation'],
  menus: [{ items: pagesBelow('/foundation', 'funding-areas/', 'mission-history/', 'staff/', 'faqs/') }],
})

/** The menu of what is paid for, and of what has come of it. */
export const fundingMenu = defineNavigation({
  name: 'funding',
  title: messages.funding,
  paths: ['/funding'],
  menus: [
    { items: pagesBelow('/funding', 'opportunities/', 'residential-grants/', 'grants-database/', 'impact-reports/') },
  ],
})

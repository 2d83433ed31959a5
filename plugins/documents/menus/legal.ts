import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from '../messages.ts'

/** The menu of the legal pages. */
export const legalMenus = [
  defineNavigation({
    name: 'legal',
    title: messages.legal,
    paths: ['/legal'],
    menus: [{ items: pagesBelow('/legal', 'privacy/', 'cookies-notice/', 'terms-of-use/') }],
  }),
]

import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'
import messages from '../messages.ts'

/** The menus of the pages about the institution, and of its legal pages. */
export const aboutMenus = [
  defineNavigation({
    name: 'join-and-give',
    title: messages.joinAndGive,
    paths: ['/*/join-and-give'],
    menus: [
      {
        items: pagesBelow(
          '/about/join-and-give',
          '{brand}-fund',
          'patron-program',
          'corporate-partnerships',
          'planned-giving',
          'support',
          'volunteer',
          'faqs',
          'contact',
        ),
      },
    ],
  }),
  defineNavigation({
    name: 'leadership-and-governance',
    title: messages.leadership,
    paths: ['/*/leadership-governance'],
    menus: [{ items: pagesBelow('/about/leadership-governance', 'board/', 'policies', 'financials') }],
  }),
  defineNavigation({
    name: 'legal',
    title: messages.legal,
    paths: ['/legal'],
    menus: [{ items: pagesBelow('/legal', 'privacy/', 'cookies-notice/', 'terms-of-use/') }],
  }),
]

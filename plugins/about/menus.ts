import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

/** The menu of the pages about the institution, and of those below that have none of their own. */
export const aboutMenu = defineNavigation({
  name: 'about',
  title: messages.about,
  paths: ['/about'],
  menus: [
    {
      items: [
        ...pagesBelow('/about', 'leadership-governance', 'history', 'facts', 'join-and-give'),
        '/news',
        '/about/contact',
      ],
    },
  ],
})

/** The menu of those who give time or money. */
export const joinAndGiveMenu = defineNavigation({
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
})

/** The menu of those who lead the institution, and of their rules. */
export const leadershipMenu = defineNavigation({
  name: 'leadership-and-governance',
  title: messages.leadership,
  paths: ['/*/leadership-governance'],
  menus: [{ items: pagesBelow('/about/leadership-governance', 'board/', 'policies', 'financials') }],
})

import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'
import messages from '../messages.ts'

/** The menu of the research journal. */
export const publicationsMenus = [
  defineNavigation({
    name: 'research-journal',
    title: messages.researchJournal,
    paths: ['/*/{journal}'],
    menus: [{ items: pagesBelow('/publications/{journal}', 'publishing-in-the-journal', 'journal-policies') }],
  }),
]

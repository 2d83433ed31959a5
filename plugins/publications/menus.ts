import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

/** The menu of the publisher, and of its pages that have none of their own. */
export const publicationsMenu = defineNavigation({
  name: 'publications',
  title: messages.publications,
  paths: ['/publications'],
  menus: [{ items: pagesBelow('/publications', 'for-authors', 'for-booksellers-media-educators') }],
})

/** The menu of the research journal, and of what is below any second segment of that name. */
export const researchJournalMenu = defineNavigation({
  name: 'research-journal',
  title: messages.researchJournal,
  paths: ['/*/{journal}'],
  menus: [{ items: pagesBelow('/publications/{journal}', 'publishing-in-the-journal', 'journal-policies') }],
})

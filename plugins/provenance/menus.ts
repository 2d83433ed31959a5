import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

/** The menu of the provenance index, and of what is below any second segment of that name. */
export const provenanceMenu = defineNavigation({
  name: 'provenance-index',
  title: messages.provenanceIndex,
  paths: ['/*/provenance'],
  menus: [
    {
      items: pagesBelow(
        '/databases-tools-and-technologies/provenance',
        '#provenance-resources',
        'whats-covered/',
        'gpi-user-guide/',
        '#user-guides-and-data',
        'faqs',
      ),
    },
  ],
})

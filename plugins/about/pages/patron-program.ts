import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_patron_program',
  label: 'Patron program',
  plural: 'Patron programs',
  icon: 'crown',
  category: 'Pages',
  help: 'What patrons do for the institution, and what it does for them.',
  route: '/about/join-and-give/patron-program',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    donateItems: promos('items', {}, { label: 'Levels', help: 'What patrons give and receive, level by level.' }),
    questions: textModule({}, { help: 'Whom to ask.' }),
    welcomeMessage: textModule({}, { help: 'The first words.' }),
  },
})

import { promos } from '#blocks/promo-cards/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_patron_program',
  label: 'Patron program',
  help: 'What patrons do for the institution, and what it does for them.',
  route: '/about/join-and-give/patron-program',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    donateItems: promos('items'),
    questions: textModule(),
    welcomeMessage: textModule(),
  },
})

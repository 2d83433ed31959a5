import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { timeline } from '../timeline.ts'

export default definePage({
  type: 'page_history',
  label: 'History',
  plural: 'History pages',
  icon: 'history',
  category: 'Pages',
  help: 'Where the institution comes from, with a timeline.',
  route: '/about/history',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    ourHistory: textModule({}, { help: 'The story in short.' }),
    timeline: timeline(),
    historyItems: promos('items', {}, { label: 'Where to read on', help: 'Invitations that are written here.' }),
  },
})

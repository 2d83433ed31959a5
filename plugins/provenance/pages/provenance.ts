import { defineModule, f, section } from 'atrium'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'

/** Where one searches, link by link. */
const searchLinks = defineModule({
  label: 'Links to search',
  help: 'Where visitors search, link by link.',
  field: (options) => f.links(options),
  section: (links, { title }: { title: string }) =>
    links.length > 0 ? section('listOfLinksBlock', { title, links }) : undefined,
})

export default definePage({
  type: 'page_provenance',
  label: 'Provenance index',
  plural: 'Provenance index pages',
  icon: 'file-clock',
  category: 'Research and learning',
  help: 'The way into the index of provenance: where to search, what it holds, how it is used.',
  route: '/databases-tools-and-technologies/provenance',
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  modules: {
    dataModule: promos('set', {}, { label: 'Data', help: 'What the index holds.' }),
    learnModule: promos('set', {}, { label: 'Learn', help: 'How it is used.' }),
    legacyModule: promos(
      'set',
      { colorName: 'warm-grey' },
      { label: 'Older databases', help: 'What was before, and still answers.' },
    ),
    searchModule: promos('set', {}, { label: 'Search', help: 'Where to search.' }),
    newSearchLinks: searchLinks({ title: messages.newSearch }),
  },
})

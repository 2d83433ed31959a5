import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { facts } from 'atrium/blocks/facts/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_gci_reference_collection',
  label: 'Reference collection',
  plural: 'Reference collections',
  icon: 'test-tubes',
  category: 'Research and learning',
  help: 'A collection of samples and standards with which others are compared.',
  route: '/databases-tools-and-technologies/:url',
  hero: { variant: 'Landing' },
  fields: { url: f.required(f.text({ example: '/reference-spectra', help: 'The last part of its address.' })) },
  modules: {
    introModule: textModule({}, { label: 'Introduction', help: 'What the collection is for.' }),
    numbers: facts({}, { help: 'How much there is, in numbers.' }),
    aboutModule: textModule({}, { label: 'About', help: 'What is in it, and how it came about.' }),
    chapters: textModule.list({}, { help: 'How to look, to compare and to borrow.', itemName: 'title' }),
    related: listing({ size: 'small' }, { help: 'Projects, books and stories that came of it.' }),
    contactModule: textModule({}, { label: 'Contact', help: 'Whom to ask for samples.' }),
  },
  card: ({ entry: { introModule } }) => ({ excerpt: introModule?.body }),
})

import { textModule } from '#blocks/text-module/module.ts'
import { f } from '#engine'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_gci_reference_collection',
  label: 'Reference collection',
  help: 'A collection of samples and standards with which others are compared.',
  route: '/databases-tools-and-technologies/:url',
  hero: { variant: 'Landing' },
  fields: { url: f.required(f.text({ example: '/reference-spectra' })) },
  modules: {
    introModule: textModule(),
    aboutModule: textModule(),
    contactModule: textModule(),
  },
  card: ({ entry: { introModule } }) => ({ excerpt: introModule?.body }),
})

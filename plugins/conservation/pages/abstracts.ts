import { directory } from '#blocks/contact-rows/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { titledGroupings } from '#blocks/titled-cards/module.ts'
import { definePage } from '#model/page.ts'
import { writeTo } from '../write-to.ts'

export default definePage({
  type: 'page_aata_online',
  label: 'Abstracts database',
  help: 'The way into the database of abstracts: what it holds, how it is searched, who makes it.',
  route: '/databases-tools-and-technologies/aata',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    collectionModule: textModule(),
    contactModule: writeTo(),
    directoryModule: directory(),
    featureModule: titledGroupings(),
    historyModule: textModule(),
    peopleModule: titledGroupings(),
    searchModule: textModule(),
  },
})

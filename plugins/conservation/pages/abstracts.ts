import { defineModule, f } from 'atrium'
import { directory } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { titledGroupings } from 'atrium/blocks/titled-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'

const writeTo = defineModule({
  label: 'Contact by email',
  help: 'Whom to write to, and about what.',
  fields: () => ({
    title: f.text({ help: 'The heading, like Write to us.' }),
    intro: f.html({ help: 'What to write about, and what to enclose.' }),
    email: f.email({ help: 'Printed below the text as a link.' }),
  }),
  section: ({ title, intro: body, email }) =>
    textModule.section({ title, body, links: email ? [{ title: email, href: `mailto:${email}` }] : [] }),
})

export default definePage({
  type: 'page_aata_online',
  label: 'Abstracts database',
  plural: 'Abstracts databases',
  icon: 'database',
  category: 'Pages',
  help: 'The way into the database of abstracts: what it holds, how it is searched, who makes it.',
  route: '/databases-tools-and-technologies/aata',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    collectionModule: textModule({}, { label: 'Collection', help: 'What the database holds.' }),
    contactModule: writeTo({}, { label: 'Contact' }),
    directoryModule: directory({}, { label: 'Directory', help: 'Who makes the database.' }),
    featureModule: titledGroupings({}, { label: 'Features', help: 'What it can do, in short texts.' }),
    historyModule: textModule({}, { label: 'History', help: 'How it came about.' }),
    peopleModule: titledGroupings({}, { label: 'Volunteers', help: 'Who writes the abstracts.' }),
    searchModule: textModule({}, { label: 'Search', help: 'How it is searched.' }),
  },
})

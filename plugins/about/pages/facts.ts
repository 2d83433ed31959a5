import { f, section } from 'atrium'
import { factList } from 'atrium/blocks/facts/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_facts',
  label: 'Facts',
  plural: 'Facts pages',
  icon: 'hash',
  category: 'Pages',
  help: 'The institution in numbers, each on a ground of its own.',
  route: '/about/facts',
  hero: { variant: 'Landing', navigation: true },
  fields: { header: f.text({ help: 'Printed over the page; default: its title.' }) },
  modules: { factums: factList({}, { label: 'Facts' }) },
  compose: ({ entry, parts }) => [
    section('hero', { ...parts.hero, title: entry.hero?.header ?? entry.header ?? entry.name }),
    parts.factums,
  ],
})

import { f, section } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import craft from '../types/craft.ts'

/** Somebody who works in the house for some weeks. */
export default definePage({
  type: 'residency',
  label: 'Residency',
  plural: 'Residencies',
  kind: messages.residency,
  route: '/residencies/:slug',
  hero: { variant: 'Detail', navigation: true },
  fields: {
    url: f.required(f.text()),
    blurb: f.html({ help: 'What lists say.' }),
    crafts: f.references(craft),
    begins: f.required(f.date()),
    ends: f.date(),
    studio: f.text({ help: 'The key of the studio, like north.' }),
    body: f.blocks(),
  },
  index: ['begins', 'crafts', 'year'],
  derive: ({ entry }) => ({ year: entry.begins.slice(0, 4) }),
  enrich: ({ entry, ports }) => (entry.studio ? ports.studios.at(entry.studio) : undefined),
  card: ({ entry }) => ({ subtitle: entry.crafts.map(({ title }) => title).join(', ') }),
  compose: ({ entry, parts, context: { translate } }) => [
    parts.hero,
    entry.isFree && section('intro', { text: `<p>${translate(messages).free}</p>` }),
    section('countdown', { day: entry.begins }),
    ...entry.body,
  ],
  jsonLd: ({ entry }) => ({ '@type': 'Event', startDate: entry.begins, endDate: entry.ends }),
})

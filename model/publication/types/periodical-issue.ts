import { defineContentType, f, plainText } from 'atrium'
import { z } from 'zod'
import messages from '../../messages.ts'
import { issueDate } from '../issue-date.ts'
import { seasonOf, seasons } from '../season.ts'
import periodical from './periodical.ts'
import publication from './publication.ts'

export default defineContentType({
  name: 'periodical_issue',
  label: 'Periodical issue',
  kind: messages.periodical,
  plural: 'Periodical issues',
  icon: 'newspaper',
  category: 'Publications',
  help: 'One issue of a periodical.',
  schema: z.object({
    periodical: f.required(
      f.reference(periodical, { group: 'Issue', help: 'The journal or magazine that it belongs to.' }),
    ),
    issueNumber: f.integer({ label: 'Number', group: 'Issue', help: 'As it is printed on the cover.', example: 12 }),
    issueYear: f.required(f.integer({ label: 'Year', group: 'Issue', help: 'The year on the cover.', example: 2026 })),
    issueSeason: f.choice([...seasons, 'autumn', '21', '22', '23', '24'], {
      label: 'Season',
      group: 'Issue',
      labels: { '21': 'Spring (21)', '22': 'Summer (22)', '23': 'Fall (23)', '24': 'Winter (24)' },
      help: 'The season on the cover; the numbers are its codes in EDTF.',
    }),
    seasonIndex: f.integer({
      group: 'Issue',
      help: 'Its place among the issues of a year, from 0; default: by season.',
    }),
    description: f.html({ group: 'About', help: 'What is in it, in a sentence or two.' }),
    image: f.image({ group: 'About', help: 'The cover.' }),
    url: f.url({ label: 'URL', group: 'About', help: 'Where it can be read or bought.' }),
    links: f.links({ group: 'About', help: 'Further ways to it, like a file to download.' }),
    publication: f.references(publication, { label: 'Publications', group: 'About', help: 'Books of which it tells.' }),
  }),
  index: ['periodical', 'issueNumber', 'issueYear', 'seasonIndex'],
  derive({ entry: { issueYear, issueSeason: written, seasonIndex } }) {
    const issueSeason = written && seasonOf(written)
    return {
      issueSeason,
      seasonIndex: seasonIndex ?? (issueSeason && seasons.indexOf(issueSeason)),
      issueString: [issueSeason && issueSeason.charAt(0).toUpperCase() + issueSeason.slice(1), issueYear]
        .filter(Boolean)
        .join(' '),
    }
  },
  card: ({ entry, entry: { path, url, description, links }, translate, dates }) => ({
    href: path ?? url,
    subtitle: issueDate(entry, { translate, dates }),
    excerpt: description,
    ctas: links,
  }),
  search: ({ entry }) => ({ description: plainText(entry.description) }),
})

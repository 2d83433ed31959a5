import { z } from 'zod'
import { defineContentType, f, plainText } from '#engine'
import { issueDate } from '../issue-date.ts'
import { seasonOf, seasons } from '../season.ts'
import periodical from './periodical.ts'
import publication from './publication.ts'

export default defineContentType({
  name: 'periodical_issue',
  label: 'Periodical issue',
  help: 'One issue of a periodical.',
  schema: z.object({
    periodical: f.required(f.reference(periodical)),
    issueNumber: f.integer({ label: 'Number', example: 12 }),
    issueYear: f.required(f.integer({ label: 'Year', example: 2026 })),
    issueSeason: f.choice([...seasons, 'autumn', '21', '22', '23', '24'], {
      label: 'Season',
      help: 'The season, or its code in EDTF.',
    }),
    seasonIndex: f.integer({ help: 'Its place among the issues of a year, from 0; default: by season.' }),
    description: f.html(),
    image: f.image(),
    url: f.url({ label: 'URL', help: 'Where it can be read or bought.' }),
    links: f.links(),
    publication: f.references(publication, { label: 'Publications' }),
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
  card: ({ entry, entry: { path, url, description, links }, translate }) => ({
    href: path ?? url,
    subtitle: issueDate(entry, translate),
    excerpt: description,
    ctas: links,
  }),
  search: ({ entry }) => ({ description: plainText(entry.description), type: 'Periodical' }),
})

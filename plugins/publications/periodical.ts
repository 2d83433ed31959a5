import { z } from 'zod'
import {
  choice,
  defineContentType,
  html,
  image,
  integer,
  links,
  plainText,
  reference,
  references,
  required,
  seasonOf,
  seasons,
  text,
  url,
} from '#engine'

/** A journal or magazine; its issues name it. */
export const periodical = defineContentType({
  name: 'periodical',
  label: 'Periodical',
  schema: z.object({ currentIssueHeading: text(), currentIssueCtaText: text() }),
  card: {},
})

/** Seasons as they are written, and their codes in EDTF. */
const season = () => choice(...seasons, 'autumn', '21', '22', '23', '24')

/** One issue of a periodical. */
export const periodicalIssue = defineContentType({
  name: 'periodical_issue',
  label: 'Periodical issue',
  schema: z.object({
    periodical: required(reference('periodical')),
    issueNumber: integer(),
    issueYear: required(integer()),
    issueSeason: season(),
    seasonIndex: integer(),
    description: html(),
    image: image(),
    url: url(),
    links: links(),
    publication: references('publication'),
  }),
  index: ['periodical', 'issueNumber', 'issueYear', 'seasonIndex'],
  derive({ issueYear, issueSeason: written, seasonIndex }) {
    const issueSeason = written && seasonOf(written)
    return {
      issueSeason,
      seasonIndex: seasonIndex ?? (issueSeason && seasons.indexOf(issueSeason)),
      issueString: [issueSeason && issueSeason.charAt(0).toUpperCase() + issueSeason.slice(1), issueYear]
        .filter(Boolean)
        .join(' '),
    }
  },
  card: {
    include: ['image'],
    map: ({ path, url: page, image, description, links: ctas }) => ({
      href: path ?? page,
      image,
      excerpt: description,
      ctas,
    }),
  },
  search: ({ title, description }) => ({ title, description: plainText(description), type: 'Periodical' }),
})

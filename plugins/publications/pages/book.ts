import { section } from 'atrium'
import { termOf } from 'atrium/model/navigation/term.ts'
import { definePage } from 'atrium/model/page.ts'
import { bookNode } from 'atrium/model/publication/book.json-ld.ts'
import { editionsOf } from 'atrium/model/publication/editions.ts'
import { fullTitle } from 'atrium/model/publication/full-title.ts'
import publication from 'atrium/model/publication/types/publication.ts'
import messages from '../messages.ts'

export default definePage({
  type: publication,
  route: '/publications/:slug',
  hero: { variant: 'Detail', colorName: 'warm-grey', navigation: 'publications' },
  compose: ({ entry, parts, context }) => {
    const { name, image, blurb, downloads, contents, sample, authors, endorsements } = entry
    const t = context.translate(messages)
    return [
      section('hero', { ...parts.hero, authors: authors.map((author) => termOf(author, context)) }),
      section('bookCopies', { book: name, image, blurb, editions: editionsOf(entry), downloads }),
      section('bookContents', { heading: t.contents, items: contents }),
      sample && section('textModule', { title: t.sample, body: sample }),
      section('endorsements', { heading: t.endorsements, items: endorsements }),
      section('authorInformation', { heading: t.aboutAuthors, items: authors }),
      section('publicationDetails', { heading: t.details, publication: { ...entry, image: undefined } }),
    ]
  },
  head: ({ entry }) => ({ title: fullTitle(entry), description: entry.blurb, image: entry.image }),
  jsonLd: ({ entry, context, basis }) => bookNode(entry, context, basis),
})

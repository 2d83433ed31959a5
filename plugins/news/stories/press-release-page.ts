import { definePage, type Entry, isIncluded, type Reference, type Section, section } from '#engine'
import type { PersonEntry } from '#ui/person/person.ts'
import { newsArticle } from '../json-ld.ts'
import { type PressRelease, pressRelease } from './press-release.ts'
import { storyIncludes } from './story-fields.ts'
import { storyHero } from './story-hero.ts'

/** What is read of the book that a press release announces. */
interface Book {
  authors?: Reference<PersonEntry>[]
  endorsements?: { text: string; citation?: string }[]
}

/** The book among the key media, if there is one. */
const bookOf = ({ keyMedia }: Entry<PressRelease>): (Reference<Book> & Book) | undefined =>
  keyMedia?.media.map(({ reference }) => reference).find(({ contentType }) => contentType === 'publication')

function bookSections(entry: Entry<PressRelease>): Section[] {
  const book = bookOf(entry)
  const authors = entry.authors.length > 0 ? entry.authors : (book?.authors ?? [])
  return [
    section('authorInformation', { heading: 'Author Information', items: authors.filter(isIncluded) }),
    section('endorsements', { heading: 'Endorsements', items: book?.endorsements ?? [] }),
    section('publicationDetails', { heading: 'Publication Details', publication: book }),
  ]
}

/** What journalists need, in rows: whom to ask, what to print, what else to read. */
const pressSection = ({ press }: Entry<PressRelease>): Section =>
  section('linkRows', {
    heading: 'Resources for Journalists',
    items: [
      { title: 'Press Contacts', contacts: press?.contacts.filter(isIncluded) ?? [] },
      { title: 'Press Materials', links: press?.pressKit ?? [], footer: press?.pressKitFooter },
      { title: 'Related Information', cards: press?.relatedResources ?? [] },
    ].filter(({ contacts, links, footer, cards }) => contacts?.length || links?.length || footer || cards?.length),
  })

export const pressReleasePage = definePage({
  name: 'press_release',
  type: pressRelease,
  route: '/news/:slug',
  include: [
    ...storyIncludes,
    'key_media.media.reference.authors.image',
    'key_media.media.reference.authors.affiliation.part_of',
    'press.contacts.person',
    'press.contacts.address',
  ],
  compose: (entry, _data, context) => [
    storyHero(entry, context),
    entry.keyMedia && !bookOf(entry) && section('keyMedia', entry.keyMedia),
    entry.postscript && section('attribution', { text: entry.postscript }),
    ...entry.body,
    ...bookSections(entry),
    entry.branding && section('coBrand', entry.branding),
    entry.editorsNote && section('editorsNote', { text: entry.editorsNote }),
    section('tagList', {
      heading: 'Article Tags',
      items: entry.topicTags.flatMap(({ title, path }) => (title ? [{ title, ...(path && { href: path }) }] : [])),
    }),
    pressSection(entry),
  ],
  jsonLd: (entry, _data, context, basis) => newsArticle(entry, context, basis),
})

import { type Entry, f, type PageContext, type Section, section } from 'atrium'
import type { MediaLayoutFields } from 'atrium/model/media/media-entry.ts'
import { definePage } from 'atrium/model/page.ts'
import { metaOf } from 'atrium/model/person/contributor.ts'
import contact from 'atrium/model/person/types/contact.ts'
import { bookNode } from 'atrium/model/publication/book.json-ld.ts'
import messages from '../messages.ts'
import { newsArticle } from '../news-article.json-ld.ts'
import { storyFields } from '../story-fields.ts'
import { storyHero, tagList } from '../story-hero.ts'
import { pressReleaseTemplates } from '../templates.ts'

const press = () =>
  f.group(
    {
      contacts: f.references(contact, { help: 'Whom journalists ask, printed with mail and telephone.' }),
      pressKit: f.links({ help: 'Files and pages for journalists.' }),
      pressKitFooter: f.html({ help: 'A sentence below these links.' }),
      relatedResources: f.cards(undefined, { help: 'Cards below: pictures, earlier releases, the exhibition.' }),
    },
    { label: 'For the press', group: 'Related', help: 'What journalists need beside the text.' },
  )

const pressRelease = definePage({
  type: 'press_release',
  label: 'Press release',
  plural: 'Press releases',
  icon: 'megaphone',
  category: 'Stories',
  templates: pressReleaseTemplates,
  help: 'News for journalists.',
  route: '/news/:slug',
  fields: { ...storyFields(), press: press() },
  index: ['sortDate', 'publicationDate', 'categories', 'topicTags', 'authors'],
  derive: ({ entry }) => ({ sortDate: entry.publicationDate }),
  card: ({ entry }) => ({ date: entry.publicationDate, excerpt: entry.blurb, ...metaOf(entry.authors) }),
  kind: messages.pressRelease,
  compose: ({ entry, parts, context }) => {
    const t = context.translate(messages)
    const book = announcedBook(entry.keyMedia)
    return [
      storyHero(parts.hero, entry, context),
      entry.keyMedia && !book && section('keyMedia', entry.keyMedia),
      entry.postscript && section('attribution', { text: entry.postscript }),
      ...entry.body,
      section('authorInformation', {
        heading: t.authorInformation,
        items: entry.authors.length > 0 ? entry.authors : (book?.authors ?? []),
      }),
      section('endorsements', { heading: t.endorsements, of: book, items: book?.endorsements ?? [] }),
      section('publicationDetails', { heading: t.publicationDetails, publication: book }),
      entry.branding && section('coBrand', entry.branding),
      entry.editorsNote && section('editorsNote', { text: entry.editorsNote }),
      tagList(entry, context),
      pressSection(entry, context),
    ]
  },
  jsonLd: ({ entry, context, basis }) => {
    const story = newsArticle(entry, context, basis)
    const announced = announcedBook(entry.keyMedia)
    if (!announced) return story
    const book = bookNode(announced, context, basis)
    return [{ ...story, about: { '@id': book['@id'] } }, book]
  },
})
export default pressRelease

/** The book that is shown in place of pictures; undefined where there are pictures, or nothing. */
const announcedBook = (keyMedia: Pick<MediaLayoutFields, 'media'> | undefined) =>
  keyMedia?.media.map(({ reference }) => reference).find(({ contentType }) => contentType === 'publication')

type Press = NonNullable<ReturnType<ReturnType<typeof press>['parse']>>

/** Tells what journalists need, in rows: whom to ask, what to print, what else to read. */
const pressSection = ({ press }: Entry<{ press?: Press }>, { translate }: PageContext): Section => {
  const t = translate(messages)
  return section('linkRows', {
    heading: t.resourcesForJournalists,
    items: [
      { title: t.pressContacts, contacts: press?.contacts ?? [] },
      { title: t.pressMaterials, links: press?.pressKit ?? [], footer: press?.pressKitFooter },
      { title: t.relatedInformation, cards: press?.relatedResources ?? [] },
    ].filter(({ contacts, links, footer, cards }) => contacts?.length || links?.length || footer || cards?.length),
  })
}

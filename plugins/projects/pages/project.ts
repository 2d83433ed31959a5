import { section } from 'atrium'
import { pictureOf } from 'atrium/model/media/media-entry.ts'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import { cardMeta, typeOf } from '../project/facts.ts'
import { projectFields } from '../project/fields.ts'
import { heroDetails } from '../project/hero-details.ts'
import { cards, listed, resourceSections } from '../project/listings.ts'
import { parentsOf, subpagesOf } from '../project/lookups.ts'
import { projectsNavigation } from '../project/navigation.ts'
import { projectNode } from '../project/project.json-ld.ts'
import { callToAction, contactSection, descriptionSection, partnerSection, textSection } from '../project/sections.ts'

export default definePage({
  type: 'project',
  label: 'Project',
  kind: messages.project,
  plural: 'Projects',
  icon: 'folder-kanban',
  category: 'Research and learning',
  help: 'Something that the institution does for a while; with projects within it, it is an initiative.',
  route: '/projects/:slug',
  fields: projectFields,
  index: ['title', 'startYear', 'categories', 'organizer', 'status', 'children.items'],
  preload: ['categories', 'keyMedia.reference'],
  derive: ({ entry }) => ({ type: typeOf(entry) }),
  card: ({ entry, translate, dates }) => ({
    image: pictureOf(entry.keyMedia?.reference),
    meta: cardMeta(entry, translate(messages), dates),
  }),
  hero: { variant: 'Project', navigation: projectsNavigation.name, jumpTo: 'sections' },
  async load({ entry, context }) {
    const parents = await parentsOf(entry, context.content)
    const pages = await subpagesOf(entry.uid, context.content)
    const subpages = await context.content.cardsOf(pages.map(({ uid }) => uid))
    return { parents, subpages, details: await heroDetails(entry, parents, context) }
  },
  compose({ entry, data: { parents, subpages, details }, parts: { hero }, context }) {
    const { blurb, keyMedia, children, contact, focus, resources, partners, subpagesHeading } = entry
    const type = typeOf(entry)
    const t = context.translate(messages)
    const isPicture = keyMedia?.reference.contentType === 'image'
    return [
      section('hero', {
        ...hero,
        eyebrow: { title: type === 'Initiative' ? t.initiative : t.project },
        intro: hero.intro ?? blurb,
        image: hero.image ?? (isPicture ? pictureOf(keyMedia.reference) : undefined),
        details,
      }),
      keyMedia && !isPicture && section('keyMedia', { media: [keyMedia] }),
      descriptionSection({ ...entry, type }, context),
      cards(children?.items, children?.heading, t.projectsWithin),
      contactSection(contact, t.contacts),
      textSection(focus, t.focus),
      listed(entry.news, t.news),
      listed(entry.related, t.related),
      ...resourceSections(resources, context),
      partnerSection(partners, t.partners),
      ...parents.map(({ others, ...of }) =>
        // A heading is in one language.
        cards(others, undefined, context.langOf(of) ? t.othersThere : t.otherProjects({ title: of.name }), 'small'),
      ),
      cards(subpages, subpagesHeading, t.pages, 'small'),
      callToAction(entry.callToAction),
    ]
  },
  head: ({ entry }) => ({ image: pictureOf(entry.keyMedia?.reference) }),
  jsonLd: ({ entry, data: { parents }, context }) => projectNode(entry, parents, context),
})

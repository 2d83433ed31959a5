import { type Section, section } from 'atrium'

interface Titled {
  title?: string
  content?: string
}

/** An id as it is stated, fit for links; without one it comes from the title. */
const statedId = (jumpLinkId: string | undefined): string | undefined =>
  jumpLinkId?.trim().replace(/\s+/g, '-') || undefined

/** A section of one text under its title; none without the title. */
export const titledSection = ({ title, content }: Titled = {}): Section | undefined =>
  title ? section('resourceSection', { title, text: content }) : undefined

/** A section of one text under a heading that every resource has; none without the text. */
export const printedSection = (heading: string, text: string | undefined): Section | undefined =>
  text ? section('resourceSection', { heading, text }) : undefined

/** The same of words that are no rich text. */
export const plainSection = (heading: string, words: string | undefined): Section | undefined =>
  words ? section('resourceSection', { heading, words }) : undefined

export const assignmentSection = ({
  assignmentTitle: title,
  content = [],
}: {
  assignmentTitle?: string
  content?: Section[]
} = {}) => (title || content.length > 0 ? section('resourceSection', { title, content }) : undefined)

interface Standard {
  displayTitle?: string
  content?: string
  standard?: string
  identifier?: string
  standardsReference?: string
}

interface Module<Item> {
  title?: string
  jumpLinkId?: string
  items?: readonly Item[]
}

/** A section of a module that has a title or items. */
const sectionOf = (
  { title, jumpLinkId }: Module<unknown>,
  { items, ...more }: Parameters<typeof section<'resourceSection'>>[1],
) =>
  title || (items?.length ?? 0) > 0
    ? section('resourceSection', { id: statedId(jumpLinkId), title, ...more, items })
    : undefined

export const aboutSection = ({ title, items = [] }: { title?: string; items?: readonly Titled[] } = {}) =>
  sectionOf({ title }, { items: [...items] })

/** The standards that a resource meets, those of a framework under its name. */
export const standardsSection = ({ intro, items = [], ...module }: Module<Standard> & { intro?: string } = {}) =>
  sectionOf(module, {
    text: intro,
    look: 'accordion',
    items: items.map(({ displayTitle: title, content, standard: group, identifier: label, standardsReference }) => ({
      ...{ group, label, title, content, source: standardsReference },
    })),
  })

export const vocabularySection = ({ items = [], ...module }: Module<{ name: string; content: string }> = {}) =>
  sectionOf(module, { look: 'terms', items: items.map(({ name, content }) => ({ title: name, content })) })

interface FurtherReading {
  content?: string
  externalLink?: { title: string; href: string }
  format?: string
}

export const deeperDiveSection = ({ items = [], ...module }: Module<FurtherReading> = {}) =>
  sectionOf(module, {
    items: items.map(({ content, externalLink: link, format: label }) => ({ label, content, link })),
  })

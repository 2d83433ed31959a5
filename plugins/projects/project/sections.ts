import { type Entry, type Image, type PageContext, type SectionOf, section } from 'atrium'
import type { ContactItem } from 'atrium/model/person/contact-group.ts'
import type { Contributor } from 'atrium/model/person/contributor.ts'
import type { ContributorItem } from 'atrium/model/person/contributor-fields.ts'
import messages from '../messages.ts'
import { headed } from './listings.ts'

interface Titled {
  title?: string
  content?: string
}

interface Described {
  uid: string
  type?: string
  goals?: Titled
  descriptions?: { heading?: string; items: readonly { header?: string; type: string; text: string }[] }
}

/** The goals of a project, then what else is told of it: abstracts first, then details. */
export function descriptionSection(
  { uid, type: kind, goals, descriptions: { heading, items } = { items: [] } }: Described,
  { translate, log }: Pick<PageContext, 'translate' | 'log'>,
): SectionOf<'projectDescriptions'> {
  const t = translate(messages)
  for (const { type } of items)
    if (type !== 'abstract' && type !== 'detail')
      log.warn({ uid, type }, `Unhandled case in project details: "${type}". Write "abstract" or "detail".`)
  const told = [items.filter(({ type }) => type === 'abstract'), items.filter(({ type }) => type === 'detail')].flat()
  return section('projectDescriptions', {
    ...headed(heading, kind === 'Initiative' ? t.aboutInitiative : t.aboutProject),
    items: [
      ...(goals?.content ? [{ header: goals.title, text: goals.content }] : []),
      ...told.map(({ header, text }) => ({ header, text })),
    ],
  })
}

/** A title and a text. */
export const textSection = (text: Titled | undefined, heading: string) =>
  text?.content && section('textModule', { ...headed(text.title, heading), body: text.content })

interface Contact {
  heading?: string
  groups: readonly { heading?: string; items: ContributorItem[] }[]
}

/** Who works on a project, and how they are reached. */
export const contactSection = ({ heading, groups }: Contact = { groups: [] }, fallback: string) =>
  section('contactRows', {
    ...headed(heading, fallback),
    grouping: groups
      .filter(({ items }) => items.length > 0)
      .map(({ heading, items }) => ({ heading, items: items.map(contactOf) })),
  })

function contactOf({ contributor, ...more }: ContributorItem): ContactItem {
  const { affiliation, worksFor = affiliation }: Contributor = contributor
  const isHouse = ['organization', 'department'].includes(contributor.contentType)
  return { [isHouse ? 'organization' : 'person']: contributor, worksFor: worksFor as ContactItem['worksFor'], ...more }
}

/** Those who take part, with a few words. */
export const partnerSection = (
  { heading, logos, text }: { heading?: string; logos: readonly Entry<{ logo?: Image }>[]; text?: string } = {
    logos: [],
  },
  fallback: string,
) =>
  section('partnersSponsors', {
    ...headed(heading, fallback),
    intro: text,
    tiers: logos.length > 0 ? [{ groups: [{ featured: false, items: [...logos] }] }] : [],
  })

/** An invitation on colour. */
export const callToAction = ({
  heading,
  blurb,
  cta,
}: {
  heading?: string
  blurb?: string
  cta?: { title: string; href: string }
} = {}) => section('textModule', { title: heading, body: blurb, cta, colorName: 'accent' })

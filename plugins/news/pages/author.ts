import { f, plainText, section } from 'atrium'
import { chosenNavigation, navigationField } from 'atrium/model/navigation/chosen-navigation.ts'
import { definePage } from 'atrium/model/page.ts'
import { organizationName, websiteOf } from 'atrium/model/person/organization-name.ts'
import { personId } from 'atrium/model/person/person.json-ld.ts'
import department from 'atrium/model/person/types/department.ts'
import organization from 'atrium/model/person/types/organization.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import { storyList } from '../stories.ts'

export default definePage({
  type: 'author',
  label: 'Author',
  kind: messages.author,
  plural: 'Authors',
  icon: 'pen-line',
  category: 'Stories',
  help: 'Someone who writes, with everything that author wrote.',
  route: '/author/:slug',
  fields: {
    displayName: f.text({ group: 'About', help: 'The name that visitors read; default: the title.' }),
    bio: f.html({ label: 'Biography', group: 'About', help: 'Who the author is, in a few sentences.' }),
    jobTitle: f.text({ group: 'About', help: 'Printed after the name, like Senior editor.' }),
    jobDescription: f.html({ group: 'About', help: 'What the author does, in a sentence.' }),
    email: f.email({ group: 'How to reach them', help: 'Printed on the page of the author.' }),
    telNumber: f.phone({ label: 'Telephone', group: 'How to reach them', help: 'With area code.' }),
    affiliation: f.reference([organization, department], {
      preload: true,
      group: 'About',
      help: 'The house or department they belong to.',
    }),
    externalLinks: f.links({ group: 'How to reach them', help: 'Their own pages on other sites.' }),
    image: f.image({ group: 'About', help: 'A portrait; square crops suit best.' }),
    navigation: navigationField(newsNavigation.name),
  },
  derive: ({ entry }) => ({ name: entry.displayName ?? entry.title }),
  card: ({ entry }) => ({ meta: entry.jobTitle }),
  search: ({ entry }) => ({ description: entry.jobTitle }),
  hero: { variant: 'Listing', navigation: chosenNavigation(newsNavigation.name) },
  list: { ...storyList, where: ({ entry }) => ({ authors: entry.uid }) },
  compose: ({ entry, list, navigation, context: { path, translate } }) => [
    section('hero', { variant: 'Listing', title: entry.name, intro: entry.intro, navigation }),
    section('biography', {
      heading: translate(messages).bio,
      text: entry.bio,
      image: entry.image,
      affiliation: organizationName(entry.affiliation),
      jobTitle: entry.jobTitle,
      jobDescription: entry.jobDescription,
      telephone: entry.telNumber,
      links: [
        ...entry.externalLinks,
        ...(entry.email ? [{ title: translate(messages).email, href: `mailto:${entry.email}` }] : []),
      ],
    }),
    section('cardListing', { heading: translate(messages).stories, items: list.items, size: 'medium' }),
    section('pagination', { path, page: list.page, pages: list.pages }),
  ],
  head: ({ entry }) => ({ description: entry.intro ?? entry.bio, image: entry.image }),
  jsonLd: ({ entry, context: { institution } }) => ({
    '@type': 'Person',
    '@id': personId(entry.path ?? '', institution),
    mainEntityOfPage: undefined,
    description: plainText(entry.intro ?? entry.bio) || undefined,
    jobTitle: entry.jobTitle,
    email: entry.email,
    affiliation: entry.affiliation && {
      '@type': 'Organization',
      name: organizationName(entry.affiliation),
      url: websiteOf(entry.affiliation),
    },
    sameAs: entry.externalLinks.length > 0 ? entry.externalLinks.map(({ href }) => href) : undefined,
  }),
})

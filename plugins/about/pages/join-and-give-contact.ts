import { section } from 'atrium'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_join_give_contact',
  label: 'Contacts for joining and giving',
  plural: 'Contacts for joining and giving',
  icon: 'contact',
  category: 'Pages',
  help: 'Whom to ask about gifts, memberships and volunteering.',
  route: '/about/join-and-give/contact',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    contacts: staff({ anchors: true }, { help: 'Offices and people; links can lead to each group by its heading.' }),
  },
  compose: ({ parts, navigation }) => [
    section('hero', { ...parts.hero, navigation: undefined }),
    section('sectionNavigation', { navigation }),
    parts.contacts,
  ],
})

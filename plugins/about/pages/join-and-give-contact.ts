import { staff } from '#blocks/contact-rows/module.ts'
import { section } from '#engine'
import { definePage } from '#model/page.ts'

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

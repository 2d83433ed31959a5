import { f, section } from 'atrium'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { sectionAddress } from 'atrium/model/navigation/section-address.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_staff',
  label: 'Staff and contacts',
  plural: 'Staff pages',
  icon: 'users-round',
  category: 'People and places',
  help: 'Who works somewhere, and how they are reached, with the menu of the section of the page.',
  route: '/:url*',
  hero: { variant: 'Detail', navigation: sectionAddress },
  fields: {
    url: f.required(
      f.text({
        control: 'address',
        example: '/foundation/staff',
        help: 'Its whole address, below the section that it is about.',
      }),
    ),
  },
  modules: { contacts: staff({ isLarge: true }) },
  compose: ({ parts, navigation }) => [
    section('hero', { ...parts.hero, navigation: undefined }),
    parts.contacts,
    section('sectionNavigation', { navigation }),
  ],
})

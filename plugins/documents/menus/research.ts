import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'
import messages from '../messages.ts'

/** The menus of the research institute and its library. */
export const researchMenus = [
  defineNavigation({
    name: 'research-institute',
    title: messages.researchInstitute,
    paths: ['/research-institute'],
    menus: [{ items: ['/research-institute/mission'] }],
  }),
  defineNavigation({
    name: 'library',
    title: messages.library,
    paths: ['/*/library'],
    menus: async ({ context: { institution } }) => [
      {
        items: [
          ...pagesBelow(
            '/research-conservation/library',
            'about',
            'reader-registration',
            'special-collections-use-policies',
            'circulation-policy',
            'interlibrary-loan',
            'reference-assistance-for-conservation-professionals',
            'reproductions-permissions',
            'faqs',
          ),
          ...(institution.menuLinks.researchTools ? [institution.menuLinks.researchTools] : []),
        ],
      },
    ],
  }),
]

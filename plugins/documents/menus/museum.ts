import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'
import messages from '../messages.ts'

/** The menu of the museum. */
export const museumMenus = [
  defineNavigation({
    name: 'museum',
    title: messages.museum,
    paths: ['/museum'],
    menus: async ({ context: { institution } }) => [
      {
        title: messages.aboutMuseum,
        items: [
          ...pagesBelow(
            '/museum',
            'mission-history',
            'provenance',
            'image-request',
            'requesting-loans',
            'deaccessioning',
          ),
          '/about/contact/#museum',
          ...(institution.menuLinks.collection ? [institution.menuLinks.collection] : []),
        ],
      },
      {
        title: messages.curatorial,
        items: pagesBelow(
          '/museum',
          'antiquities',
          'drawings',
          'manuscripts',
          'paintings',
          'photographs',
          'sculpture-decorative-arts',
        ),
      },
      {
        title: messages.conservation,
        items: pagesBelow(
          '/museum',
          'antiquities-conservation',
          'decorative-arts-and-sculpture-conservation',
          'paintings-conservation',
          'paper-conservation',
        ),
      },
      { title: messages.education, items: institution.menuLinks.museumEducation ?? [] },
    ],
  }),
]

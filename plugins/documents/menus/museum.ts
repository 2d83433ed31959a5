import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'

/** The menu of the museum. */
export const museumMenus = [
  defineNavigation({
    name: 'museum',
    title: 'Museum',
    paths: ['/museum'],
    menus: async ({ context: { institution } }) => [
      {
        title: 'About the museum',
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
        title: 'Curatorial',
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
        title: 'Conservation',
        items: pagesBelow(
          '/museum',
          'antiquities-conservation',
          'decorative-arts-and-sculpture-conservation',
          'paintings-conservation',
          'paper-conservation',
        ),
      },
      { title: 'Education', items: institution.menuLinks.museumEducation ?? [] },
    ],
  }),
]

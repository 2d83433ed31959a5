import { defineNavigation } from '#engine'
import { pagesBelow } from '#model/navigation/pages-below.ts'
import messages from '../messages.ts'

const institute = '/conservation-institute'

/** The menus of the conservation institute and its departments. */
export const conservationMenus = [
  defineNavigation({
    name: 'conservation-institute',
    title: messages.conservationInstitute,
    paths: [institute],
    menus: [
      {
        title: messages.about,
        items: pagesBelow(institute, 'mission-and-history', 'leadership-and-administration', 'faqs'),
      },
      {
        title: messages.departments,
        items: pagesBelow(
          institute,
          'buildings-and-sites',
          'collections',
          'communications',
          'communications/staff',
          'heritage-data-management',
          'heritage-data-management/staff',
          'publications',
          'publications/staff',
          'research-services',
          'research-services/staff',
          'science',
        ),
      },
    ],
  }),
  defineNavigation({
    name: 'buildings-and-sites',
    title: messages.buildingsAndSites,
    paths: ['/*/buildings-and-sites'],
    menus: [
      {
        items: pagesBelow(
          `${institute}/buildings-and-sites`,
          'overview',
          'archaeological-site-conservation-and-management',
          'building-materials',
          'conservation-principles-and-methods',
          'decorated-surfaces',
          'historic-cities-and-urban-settlements',
          'modern-heritage',
          'recording-and-documentation',
          'staff',
        ),
      },
    ],
  }),
  defineNavigation({
    name: 'conservation-collections',
    title: messages.collections,
    paths: [`${institute}/collections`],
    menus: [
      {
        items: pagesBelow(
          `${institute}/collections`,
          'overview',
          'archaeological-collections-conservation-and-care',
          'archives-collections-management-and-preservation',
          'decorative-surfaces',
          'modern-and-contemporary-art',
          'preventive-conservation-and-collections-care',
          'staff',
        ),
      },
    ],
  }),
  defineNavigation({
    name: 'science',
    title: messages.science,
    paths: ['/*/science'],
    menus: [
      {
        items: pagesBelow(
          `${institute}/science`,
          'overview',
          'built-heritage-research',
          'materials-characterization',
          'preventive-conservation',
          'technical-studies',
          'treatment-studies',
          'staff',
        ),
      },
    ],
  }),
]

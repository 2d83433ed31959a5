import { defineNavigation, slugOf, type Text } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

const institute = '/conservation-institute'

/** The menu of the institute as a whole, and of its pages that have none of their own. */
export const instituteMenu = defineNavigation({
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
})

/** @param paths addresses whose pages show it without asking for it by name */
const departmentMenu = (slug: string, title: Text, pages: readonly string[], paths?: readonly string[]) =>
  defineNavigation({
    name: `conservation-${slug}`,
    title,
    paths,
    menus: [{ items: pagesBelow(`${institute}/${slug}`, ...pages) }],
  })

/** The menus of departments. */
export const departmentMenus = [
  departmentMenu(
    'buildings-and-sites',
    messages.buildingsAndSites,
    [
      'overview',
      'archaeological-site-conservation-and-management',
      'building-materials',
      'conservation-principles-and-methods',
      'decorated-surfaces',
      'historic-cities-and-urban-settlements',
      'modern-heritage',
      'recording-and-documentation',
      'staff',
    ],
    ['/*/buildings-and-sites'],
  ),
  departmentMenu('communications', messages.communications, ['staff']),
  departmentMenu(
    'collections',
    messages.collections,
    [
      'overview',
      'archaeological-collections-conservation-and-care',
      'archives-collections-management-and-preservation',
      'decorative-surfaces',
      'modern-and-contemporary-art',
      'preventive-conservation-and-collections-care',
      'staff',
    ],
    [`${institute}/collections`],
  ),
  departmentMenu('heritage-data-management', messages.heritageData, ['staff']),
  departmentMenu('publications', messages.publications, ['staff']),
  departmentMenu('research-services', messages.researchServices, ['staff']),
  departmentMenu(
    'science',
    messages.science,
    [
      'overview',
      'built-heritage-research',
      'materials-characterization',
      'preventive-conservation',
      'technical-studies',
      'treatment-studies',
      'staff',
    ],
    ['/*/science'],
  ),
]

/** The menu of a department by its name, else by its slug, as names are translated; undefined for one that has none of its own. */
export const menuOf = ({ name, slug = '' }: { name: string; slug?: string }): string | undefined =>
  [name, slug]
    .map((of) => `conservation-${slugOf(of)}`)
    .find((menu) => departmentMenus.some((one) => one.name === menu))

export const abstractsMenu = defineNavigation({
  name: 'abstracts-database',
  title: messages.abstractsDatabase,
  paths: ['/*/aata'],
  menus: [{ items: ['/databases-tools-and-technologies/aata/volunteer-abstractors'] }],
})

import { defineNavigation, type Navigation } from '#engine'

const under = (base: string, ...pages: readonly string[]): string[] => pages.map((page) => base + page)

const visitMenu = (site: 'center' | 'villa', title: string): Navigation =>
  defineNavigation({
    name: `${site}-visit`,
    title,
    menus: [
      {
        title: 'Plan your visit',
        items: [
          ...under(
            `/visit/${site}/`,
            'top-things-to-do',
            'parking-and-transportation',
            'food-and-drink',
            'shopping',
            'family-visits',
            'group-visits',
            'faqs',
          ),
          '/accessibility',
        ],
      },
      { title: 'Highlights', items: under(`/visit/${site}/top-things-to-do/`, 'art', 'architecture', 'gardens') },
    ],
  })

/** One menu of paths, without further grouping. */
const menu = (name: string, title: string, items: readonly string[]): Navigation =>
  defineNavigation({ name, title, menus: [{ items }] })

const INSTITUTE = '/conservation-institute/'

/** The section navigations that documents choose from by their path. */
export const menus: readonly Navigation[] = [
  menu('abstracts-database', 'Abstracts Database', ['/databases-tools-and-technologies/aata/volunteer-abstractors']),
  menu(
    'accessibility-and-visit',
    'Accessibility and Visit',
    under('/visit/', 'center', 'villa', 'app', 'photo-and-video-policy'),
  ),
  visitMenu('center', 'Center Visit'),
  visitMenu('villa', 'Villa Visit'),
  defineNavigation({
    name: 'conservation-institute',
    title: 'Conservation Institute',
    menus: [
      { title: 'About', items: under(INSTITUTE, 'mission-and-history', 'leadership-and-administration', 'faqs') },
      {
        title: 'Departments',
        items: under(
          INSTITUTE,
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
  menu(
    'buildings-and-sites',
    'Buildings and Sites',
    under(
      `${INSTITUTE}buildings-and-sites/`,
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
  ),
  menu(
    'conservation-collections',
    'Collections',
    under(
      `${INSTITUTE}collections/`,
      'overview',
      'archaeological-collections-conservation-and-care',
      'archives-collections-management-and-preservation',
      'decorative-surfaces',
      'modern-and-contemporary-art',
      'preventive-conservation-and-collections-care',
      'staff',
    ),
  ),
  menu(
    'science',
    'Science',
    under(
      `${INSTITUTE}science/`,
      'overview',
      'built-heritage-research',
      'materials-characterization',
      'preventive-conservation',
      'technical-studies',
      'treatment-studies',
      'staff',
    ),
  ),
  menu(
    'join-and-give',
    'Join and Give',
    under(
      '/about/join-and-give/',
      '{brand}-fund',
      'patron-program',
      'corporate-partnerships',
      'planned-giving',
      'support',
      'volunteer',
      'faqs',
      'contact',
    ),
  ),
  menu(
    'leadership-and-governance',
    'Leadership and Governance',
    under('/about/leadership-governance/', 'board/', 'policies', 'financials'),
  ),
  menu('legal', 'Legal', under('/legal/', 'privacy/', 'cookies-notice/', 'terms-of-use/')),
  menu('foundation', 'Foundation', under('/foundation/', 'funding-areas/', 'mission-history/', 'staff/', 'faqs/')),
  menu(
    'research-journal',
    'Research Journal',
    under('/publications/{journal}/', 'publishing-in-the-journal', 'journal-policies'),
  ),
  defineNavigation({
    name: 'library',
    title: 'Library',
    menus: async ({ institution }) => [
      {
        items: [
          ...under(
            '/research-conservation/library/',
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
  menu('research-institute', 'Research Institute', ['/research-institute/mission']),
  menu(
    'provenance-index',
    'Provenance Index',
    under(
      '/databases-tools-and-technologies/provenance/',
      '#provenance-resources',
      'whats-covered/',
      'gpi-user-guide/',
      '#user-guides-and-data',
      'faqs',
    ),
  ),
  defineNavigation({
    name: 'museum',
    title: 'Museum',
    menus: async ({ institution: { menuLinks } }) => [
      {
        title: 'About the museum',
        items: [
          ...under('/museum/', 'mission-history', 'provenance', 'image-request', 'requesting-loans', 'deaccessioning'),
          '/about/contact/#museum',
          ...(menuLinks.collection ? [menuLinks.collection] : []),
        ],
      },
      {
        title: 'Curatorial',
        items: under(
          '/museum/',
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
        items: under(
          '/museum/',
          'antiquities-conservation',
          'decorative-arts-and-sculpture-conservation',
          'paintings-conservation',
          'paper-conservation',
        ),
      },
      { title: 'Education', items: menuLinks.museumEducation ?? [] },
    ],
  }),
]

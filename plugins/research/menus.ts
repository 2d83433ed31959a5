import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

export const researchInstituteMenu = defineNavigation({
  name: 'research-institute',
  title: messages.researchInstitute,
  paths: ['/research-institute'],
  menus: [{ items: ['/research-institute/mission'] }],
})

const libraryPages = pagesBelow(
  '/research-conservation/library',
  'about',
  'reader-registration',
  'special-collections-use-policies',
  'circulation-policy',
  'interlibrary-loan',
  'reference-assistance-for-conservation-professionals',
  'reproductions-permissions',
  'faqs',
)

/** The menu of the library, and of what is below any second segment of that name. */
export const libraryMenu = defineNavigation({
  name: 'library',
  title: messages.library,
  paths: ['/*/library'],
  menus: async ({ context: { settings } }) => {
    const { 'menuLinks.researchTools': tools } = settings
    return [{ items: tools ? [...libraryPages, tools] : libraryPages }]
  },
})

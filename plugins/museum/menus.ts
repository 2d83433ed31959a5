import { defineNavigation } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import messages from './messages.ts'

const museum = '/museum'

const aboutPages = pagesBelow(
  museum,
  'mission-history',
  'provenance',
  'image-request',
  'requesting-loans',
  'deaccessioning',
)
const curatorialPages = pagesBelow(
  museum,
  'antiquities',
  'drawings',
  'manuscripts',
  'paintings',
  'photographs',
  'sculpture-decorative-arts',
)
const conservationPages = pagesBelow(
  museum,
  'antiquities-conservation',
  'decorative-arts-and-sculpture-conservation',
  'paintings-conservation',
  'paper-conservation',
)

/** The menu of the museum: what it is, its departments, and what it offers to schools elsewhere. */
export const museumMenu = defineNavigation({
  name: 'museum',
  title: messages.museum,
  paths: [museum],
  menus: async ({ context: { settings } }) => {
    const { 'menuLinks.collection': collection, 'menuLinks.museumEducation': museumEducation } = settings
    return [
      {
        title: messages.aboutMuseum,
        items: [...aboutPages, '/about/contact/#museum', ...(collection ? [collection] : [])],
      },
      { title: messages.curatorial, items: curatorialPages },
      { title: messages.conservation, items: conservationPages },
      { title: messages.education, items: museumEducation },
    ]
  },
})

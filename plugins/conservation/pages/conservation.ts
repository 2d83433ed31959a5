import { listing } from 'atrium/blocks/card-listing/module.ts'
import { signUp } from 'atrium/blocks/promo-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_conservation',
  label: 'Conservation',
  plural: 'Conservation pages',
  icon: 'flask-round',
  category: 'Pages',
  help: 'What the institution does for conservation: news, projects, publications and resources.',
  route: '/conservation',
  hero: { variant: 'Landing' },
  modules: {
    news: listing(
      { size: 'large', pictured: { first: 2, inWords: 4 } },
      { help: 'Stories: two with pictures, four in words.' },
    ),
    newsletterSignUp: signUp({}, { label: 'Newsletter' }),
    projects: listing({}, { help: 'What we work on.' }),
    publications: listing({ size: 'xsmall' }, { help: 'Books that came out lately.' }),
    resources: listing({}, { help: 'Databases and other tools.' }),
  },
})

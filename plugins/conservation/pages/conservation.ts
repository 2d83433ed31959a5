import { listing } from '#blocks/card-listing/module.ts'
import { signUp } from '#blocks/promo-cards/module.ts'
import { definePage } from '#model/page.ts'

export default definePage({
  type: 'page_conservation',
  label: 'Conservation',
  help: 'What the institution does for conservation: news, projects, publications and resources.',
  route: '/conservation',
  hero: { variant: 'Landing' },
  modules: {
    news: listing({ size: 'large', pictured: { first: 2, inWords: 4 } }),
    newsletterSignUp: signUp(),
    projects: listing(),
    publications: listing({ size: 'xsmall' }),
    resources: listing(),
  },
})

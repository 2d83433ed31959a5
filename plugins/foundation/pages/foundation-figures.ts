import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { facts } from 'atrium/blocks/facts/module.ts'
import { questions } from 'atrium/blocks/faq/module.ts'
import { promos, signUp } from 'atrium/blocks/promo-cards/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

/** The foundation, figures first. */
export default definePage({
  type: 'page_foundation_v2',
  label: 'Foundation, in figures',
  plural: 'Foundation pages, in figures',
  icon: 'hand-coins',
  category: 'Pages',
  help: 'The foundation in numbers, then what it pays for.',
  route: '/:url*',
  hero: { variant: 'Landing', navigation: true },
  fields: {
    url: f.required(
      f.text({
        control: 'address',
        example: '/foundation/at-a-glance',
        help: 'Its whole address, usually /foundation.',
      }),
    ),
  },
  modules: {
    facts: facts({}, { help: 'The foundation in numbers.' }),
    feature: textModule({}, { help: 'One thing to tell at more length.' }),
    featuredSet: listing({ size: 'large' }, { help: 'Projects or stories put forward.' }),
    foundationPromo: promos('one', { colorName: 'accent' }),
    faq: questions({}, { label: 'FAQ' }),
    news: listing({}, { help: 'Stories about what was paid for.' }),
    newsletterSignUp: signUp(),
    resources: listing({}, { help: 'What applicants need.' }),
  },
})

import { defineModule, f, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { quotations } from 'atrium/blocks/quotations/module.ts'
import { relatedLinks } from 'atrium/blocks/related-links/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'

const giveGroups = defineModule({
  label: 'Ways to give with a contact',
  help: 'What one may give to, and whom to ask about it.',
  field: (options) =>
    f.list(
      f.group({
        title: f.required(f.text({ help: 'What one gives to.' })),
        blurb: f.html({ help: 'What is done with it, in a sentence or two.' }),
        cta: f.link({ label: 'Link', help: 'Where to give or read more.' }),
        email: f.email({ help: 'Whom to ask.' }),
      }),
      { itemName: 'title', ...options },
    ),
  section: (items) =>
    section('promoCards', {
      items: items.map(({ title, blurb, cta, email }) => ({
        title,
        blurb,
        cta: [...(cta ? [cta] : []), ...(email ? [{ title: email, href: `mailto:${email}` }] : [])],
      })),
    }),
})

export default definePage({
  type: 'page_support_us',
  label: 'Support and giving',
  plural: 'Support pages',
  icon: 'heart-handshake',
  category: 'Pages',
  help: 'What is done with gifts, and how one gives money, works or time.',
  route: '/about/development',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    giveGroups: giveGroups({}, { label: 'What to give to' }),
    supportGroups: relatedLinks({}, { label: 'Groups of supporters', help: 'Circles and councils that one may join.' }),
    fundingInitiatives: listing({}, { help: 'What gifts are needed for.' }),
    volunteer: textModule({}, { help: 'How one gives time.' }),
    waysToGive: promos('items', {}, { help: 'By card, by mail, by will, written here.' }),
    testimonialQuotes: quotations({}, { help: 'What supporters say.' }),
  },
})

import { defineModule, f, type PageContext, section } from 'atrium'
import contact from 'atrium/model/person/types/contact.ts'
import { promoCard } from 'atrium/model/promo/promo-card.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'

export const officeFields = () => ({
  title: f.text({ help: 'The heading.' }),
  contact: f.reference(contact, { help: 'Mail, telephone and address come from its own entry.' }),
})

/** Where something is and how it is reached: an office, and cards that lead on to one place each. */
export const locationAndContact = defineModule({
  label: 'Location and contact',
  help: 'Where it is and how it is reached, with cards that lead on.',
  fields: () => ({
    ...officeFields(),
    cards: f.references(contentPromo, { help: 'Of each, icon, text and the first link are shown.' }),
  }),
  section: ({ title, contact: office, cards }, _options, { langOf }: Pick<PageContext, 'langOf'>) =>
    section('locationAndContact', {
      title,
      contact: office,
      items: cards.map((card) => {
        const { uid, title: name, icon, excerpt, ctas = [] } = promoCard(card)
        return { uid, title: name, icon, excerpt, ctas: ctas.slice(0, 1), lang: langOf(card) }
      }),
    }),
})

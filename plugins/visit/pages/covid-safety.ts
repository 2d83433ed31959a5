import { f, section } from 'atrium'
import { admission } from 'atrium/blocks/admission/module.ts'
import { contentPromos } from 'atrium/blocks/promo-cards/module.ts'
import { iconCards, titledList } from 'atrium/blocks/titled-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { sitesToVisit } from 'atrium/model/place/sites.ts'
import { mapCardFields, mapCardSections } from '../map-cards.ts'
import messages from '../messages.ts'
import { drawingOf } from '../place-pages.ts'

export default definePage({
  type: 'page_covid',
  label: 'Health and safety',
  plural: 'Health and safety pages',
  icon: 'shield-check',
  category: 'Pages',
  help: 'What visitors should know of health and safety, and what is open.',
  route: '/visit/covid-safety',
  hero: { variant: 'Detail', navigation: true },
  fields: { mapCards: mapCardFields(), updatedDate: f.date({ help: 'Shown under the title.' }) },
  modules: {
    admission: admission({}),
    cards: iconCards({}, { help: 'Rules in a few words, each with an icon.' }),
    keepInMind: contentPromos({}, { help: 'What else to know.' }),
    notOpen: titledList({}, { help: 'What is closed for now.' }),
    planAhead: titledList({}, { help: 'What to do before coming.' }),
    whatSOpen: titledList({}, { label: 'What’s open', help: 'What can be seen.' }),
  },
  load: async ({ context }) => ({
    sites: await sitesToVisit(context),
    drawing: await drawingOf(context.settings.siteMaps?.healthAndSafety, context),
  }),
  compose: ({ entry, data, parts, context: { dates, translate, settings } }) => {
    const { updatedDate } = entry
    const [mapCards, map] = mapCardSections(entry.mapCards, data, settings)
    const label = translate(messages).updated({ date: dates.long(updatedDate) })
    return [
      section('hero', { ...parts.hero, updated: updatedDate ? { iso: updatedDate, label } : undefined }),
      parts.admission,
      parts.cards,
      parts.keepInMind,
      mapCards,
      parts.notOpen,
      parts.planAhead,
      parts.whatSOpen,
      map,
    ]
  },
})

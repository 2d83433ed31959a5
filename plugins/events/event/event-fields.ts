import { partners } from '#blocks/partners-sponsors/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { defineModule, f, type PageContext, section } from '#engine'
import person from '#model/person/types/person.ts'
import location from '#model/place/types/location.ts'
import contentPromo from '#model/promo/types/content-promo.ts'
import { knowBeforeYouGo } from '../blocks/know-before-you-go/module.ts'
import messages from '../messages.ts'

/** What may be shown as related to what is on. */
export const PROGRAMME = ['event', 'tour', 'exhibition'] as const

export const eventMetadata = () =>
  f.group({
    eventId: f.text({ help: 'What the calendar service knows it by.' }),
    type: f.text({ help: 'Its kind, like Performance.' }),
    partOf: f.cards(['page_series', 'pst_series_page', 'exhibition', 'event'], { help: 'The series it belongs to.' }),
  })

export const eventDetails = () =>
  f.group({ eventId: f.text(), displayDate: f.text(), eventSchedule: f.html(), ticketingInformation: f.html() })

export const locations = () => f.references(location, { preload: true })

export const supportPromo = () => f.reference(contentPromo, { help: 'Says whom to ask, or whom to support.' })

/** The fields that events and tours have in common. */
export const eventFields = () => ({
  blurb: f.html(),
  image: f.image(),
  eventMetadata: eventMetadata(),
  eventDetails: eventDetails(),
  related: f.cards(PROGRAMME),
  customerSupportPromo: supportPromo(),
})

/** Who performs, speaks or leads. */
const people = defineModule({
  label: 'People',
  fields: () => ({ title: f.text(), person: f.references(person) }),
  section: ({ title, person: items }, _options: object, { translate }: Pick<PageContext, 'translate'>) =>
    section('authorInformation', { heading: title ?? translate(messages).people, items }),
})

/** The modules that events and tours have in common. */
export const eventModules = () => ({
  aboutModule: textModule(),
  knowBeforeYouGoModule: knowBeforeYouGo(),
  partnersSponsors: partners({ heading: messages.partnersSponsors }),
  peopleModule: people(),
})

import { defineModule, f, type PageContext, section } from 'atrium'
import { partners } from 'atrium/blocks/partners-sponsors/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import person from 'atrium/model/person/types/person.ts'
import location from 'atrium/model/place/types/location.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import { knowBeforeYouGo } from '../blocks/know-before-you-go/module.ts'
import messages from '../messages.ts'
import { accessField } from '../rules/access.ts'

/** Lists what may be shown as related to what is on. */
export const PROGRAMME = ['event', 'tour', 'exhibition'] as const

export const eventMetadata = () =>
  f.group(
    {
      eventId: f.text({
        help: 'The number of the event at the calendar service: times, prices and tickets come from there.',
      }),
      type: f.text({ help: 'Its kind, like Performance.' }),
      partOf: f.cards(['page_series', 'pst_series_page', 'exhibition', 'event'], { help: 'The series it belongs to.' }),
    },
    { label: 'Calendar', group: 'Calendar and tickets', help: 'What the calendar service and other pages know it by.' },
  )

export const eventDetails = () =>
  f.group(
    {
      eventId: f.text({ help: 'Read where none is given under Calendar.' }),
      displayDate: f.text({ help: 'A word about the date, printed beside it, like Doors open at 6.' }),
      eventSchedule: f.html({ help: 'What happens when, hour by hour.' }),
      ticketingInformation: f.html({ help: 'What to know of tickets beside their price.' }),
    },
    {
      label: 'Dates and tickets in words',
      group: 'Calendar and tickets',
      help: 'What is printed of dates and tickets beside what the calendar service says.',
    },
  )

export const locations = () =>
  f.references(location, {
    preload: true,
    group: 'When and where',
    help: 'Where it takes place; address and hours come from their own entries.',
  })

export const supportPromo = (group: string) =>
  f.reference(contentPromo, {
    label: 'Promo at the end',
    group,
    help: 'Says whom to ask, or whom to support, at the end of the page.',
  })

/** The fields that events and tours have in common. */
export const eventFields = () => ({
  blurb: f.html({
    group: 'Words and picture',
    help: 'What lists and cards say of it.',
    length: { ideal: 160, max: 300 },
  }),
  image: f.image({ group: 'Words and picture', help: 'Shown on the page and on its card.' }),
  eventMetadata: eventMetadata(),
  eventDetails: eventDetails(),
  access: accessField(),
  related: f.cards(PROGRAMME, { group: 'Related', help: 'Shown below, events before exhibitions.' }),
  customerSupportPromo: supportPromo('Related'),
})

const people = defineModule({
  label: 'People',
  help: 'Who performs, speaks or leads.',
  fields: () => ({
    title: f.text({ help: 'The heading; default: People.' }),
    person: f.references(person, {
      label: 'People',
      help: 'Their names, portraits and biographies come from their own entries.',
    }),
  }),
  section: ({ title, person: items }, _options: object, { translate }: Pick<PageContext, 'translate'>) =>
    section('authorInformation', { heading: title ?? translate(messages).people, items }),
})

/** The modules that events and tours have in common. */
export const eventModules = () => ({
  aboutModule: textModule(
    {},
    { label: 'About', group: 'Words and picture', help: 'The text of the page: what to expect.' },
  ),
  knowBeforeYouGoModule: knowBeforeYouGo({}, { label: 'Know before you go', group: 'Related' }),
  partnersSponsors: partners({ heading: messages.partnersSponsors }, { group: 'People and sponsors' }),
  peopleModule: people({}, { label: 'People', group: 'People and sponsors' }),
})

import { f } from 'atrium'
import type { z } from 'zod'
import { eventDetails, eventMetadata, locations, supportPromo } from '../event/event-fields.ts'
import { accessField } from '../rules/access.ts'

/** The fields of an exhibition beside its modules. */
export const exhibitionFields = {
  startDate: f.date({ aliases: ['date.start'], group: 'When and where', help: 'The first day it can be seen.' }),
  endDate: f.date({
    aliases: ['date.end'],
    group: 'When and where',
    help: 'The last day; without it the show stays open.',
  }),
  datesMessage: f.text({ group: 'When and where', help: 'Printed in place of the dates, like Opening in fall.' }),
  blurb: f.html({
    group: 'Words and picture',
    help: 'What lists and cards say of it.',
    length: { ideal: 160, max: 300 },
  }),
  exhibitionType: f.text({ group: 'Words and picture', help: 'Its kind, for editors; pages do not print it.' }),
  featureImage: f.image({
    label: 'Main picture',
    group: 'Words and picture',
    help: 'The picture of the top of the page and of its card.',
  }),
  featureImageAspectRatio: f.text({
    help: 'The layout of its picture in the hero; default: post_xlarge.',
    label: 'Layout of the main picture',
    group: 'Words and picture',
  }),
  isLegacy: f.bool({
    help: 'Its page is an old one elsewhere, at its url.',
    label: 'Has an old page elsewhere',
    group: 'Words and picture',
  }),
  locationIds: f.list(f.text(), {
    help: 'Slugs of places, where there are no locations.',
    label: 'Places by slug',
    group: 'When and where',
  }),
  locations: locations(),
  access: accessField(),
  eventMetadata: eventMetadata(),
  eventDetails: eventDetails(),
  exhibitionDetails: f.group(
    {
      accessibilityNote: f.html({ help: 'What to know for visitors who need help, like seats or large print.' }),
      description: f.html({ help: 'What is shown, and why it matters.' }),
      languages: f.list(f.group({ text: f.required(f.text({ help: 'One language, like English.' })) }), {
        help: 'In which the labels are written.',
        itemName: 'text',
      }),
      costNote: f.list(f.group({ text: f.required(f.inlineHtml({ help: 'One line, like Parking is $20.' })) }), {
        label: 'Costs',
        help: 'What it costs beside admission, a line each.',
        itemName: 'text',
      }),
      displayDate: f.text({ help: 'Printed in place of the dates, where there is no message above.' }),
      location: f.text({ help: 'The galleries, in words.' }),
    },
    { label: 'Text and facts', group: 'Words and picture', help: 'Text and facts of the page.' },
  ),
  guideAppModule: f.group(
    { content: f.html({ help: 'What the app says in these rooms.' }) },
    { label: 'Guide app', group: 'More on the page', help: 'Invites to our app; shown where the institution has one.' },
  ),
  customerSupportPromo: supportPromo('Related'),
}

export type Exhibition = z.output<z.ZodObject<typeof exhibitionFields>>

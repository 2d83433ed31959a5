import type { z } from 'zod'
import { f } from '#engine'
import { eventDetails, eventMetadata, locations, supportPromo } from '../event/event-fields.ts'

/** The fields of an exhibition beside its modules. */
export const exhibitionFields = {
  startDate: f.date({ aliases: ['date.start'] }),
  endDate: f.date({ aliases: ['date.end'] }),
  datesMessage: f.text({ help: 'Replaces the printed dates.' }),
  blurb: f.html(),
  exhibitionType: f.text(),
  featureImage: f.image(),
  featureImageAspectRatio: f.text({ help: 'The layout of its picture in the hero; default: post_xlarge.' }),
  isLegacy: f.bool({ help: 'Its page is an old one elsewhere, at its url.' }),
  locationIds: f.list(f.text(), { help: 'Slugs of places, where there are no locations.' }),
  locations: locations(),
  eventMetadata: eventMetadata(),
  eventDetails: eventDetails(),
  exhibitionDetails: f.group({
    accessibilityNote: f.html(),
    description: f.html(),
    languages: f.list(f.group({ text: f.required(f.text()) })),
    costNote: f.list(f.group({ text: f.required(f.inlineHtml()) })),
    displayDate: f.text(),
    location: f.text({ help: 'The galleries, in words.' }),
  }),
  guideAppModule: f.group({ content: f.html() }),
  customerSupportPromo: supportPromo(),
}

export type Exhibition = z.output<z.ZodObject<typeof exhibitionFields>>

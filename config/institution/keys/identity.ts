import { country, currency, key, language, siteAddress, text, timeZone, vocabulary } from './kinds.ts'

/** Who the site speaks for, and where that is. */
export const identity = {
  name: text.describe('The whole public name.'),
  siteUrl: siteAddress.describe(
    'Where the site is: its host, and where it shares that with others a path, like `https://www.example.org/en-site`. Canonical addresses, feeds and the sitemap begin with it. `SITE_URL` wins over it.',
  ),
  timeZone: timeZone.describe('Zone of all dates and times, by its IANA name.'),
  language: language.describe('Language of the site, BCP 47.'),
  currency: currency.prefault('USD').describe('Currency of prices, ISO 4217.'),
  brand: key
    .optional()
    .describe(
      'Key in uids and ids, like `ellery` in `ellery_location`. Not given: letters a–z and digits of `name`, in lower case.',
    ),
  host: text.optional().describe('The short public name. Not given: `name`.'),
  trust: text.optional().describe('The publisher in structured data and beside ©. Not given: `name`.'),
  description: text.optional().describe('The site in a sentence, for pages that have none of their own.'),
  handle: text.optional().describe('Handle in social metadata, with `@`.'),
  streetAddress: text.optional().describe('Street and number.'),
  locality: text.optional().describe('Town.'),
  region: text.optional().describe('Region, as addresses have it.'),
  postalCode: text.optional().describe('Postal code.'),
  country: country.optional().describe('Country, as the two letters of ISO 3166.'),
  email: text.optional().describe('Where one writes to, in structured data.'),
  telephone: text.optional().describe('Where one calls, in structured data.'),
  nonprofitStatus: text
    .optional()
    .describe('Legal status in structured data: a member of `NonprofitType` of schema.org, like `Nonprofit501c3`.'),
  structuredDataContext: vocabulary.prefault('https://schema.org').describe('Vocabulary of structured data.'),
  shareImage: text
    .optional()
    .describe('uid of the picture that is shared with pages that have none of their own; wide, at least 1200 × 630.'),
  placeholderImageId: text.optional().describe('Id of the picture that is shown for a missing one.'),
}

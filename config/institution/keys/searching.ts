import { z } from 'zod'
import { address, matching, object, text } from './kinds.ts'

const sourceKey = matching((value) => /^[a-z0-9_]+$/.test(value), 'Use lower-case letters, digits and underscores.')

/** What the search of the site calls things, and where it hands visitors on to. */
export const searching = {
  searchTypeLabels: z
    .record(z.string(), text, 'Write an object.')
    .default({})
    .describe(
      'What results of a kind are called, by its key, like `oral_history`; it wins over what the site calls them itself.',
    ),
  showSearchImages: z.boolean('Write true or false.').default(true).describe('Results of the search have pictures.'),
  artsPlatform: object({
    key: sourceKey.describe('The key by which its results are known to the search service.'),
    name: text.describe('What it is called.'),
  })
    .optional()
    .describe('An online arts platform of others whose pages the search finds.'),
  catalogueUrl: address
    .optional()
    .describe('Library catalogue that visitors are handed on to; it needs `researchInstituteCode`, too.'),
}

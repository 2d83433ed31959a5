import { f, type SettingsOf } from 'atrium'
import { z } from 'zod'

const words = z.string('Write a text in quotes.').trim().min(1, 'Write a text, or leave the key out.')

/** Declares what the search calls things, and where it hands visitors on to. */
export const settings = {
  searchTypeLabels: z
    .record(z.string(), words, 'Write an object.')
    .default({})
    .describe(
      'What results of a kind are called, by its key, like `oral_history`; it wins over what the site calls them itself.',
    ),
  searchSynonyms: f.list(f.text({ example: 'wifi, wi-fi, internet' }), {
    help: 'Words and phrases that mean the same to visitors, those of one meaning on one line, with commas between them: what is found by one is found by the others. The site knows those of any house, like restaurant and café.',
  }),
  showSearchImages: f.bool({ help: 'Results of the search have pictures.' }).default(true),
  artsPlatform: f.group(
    {
      key: f.required(
        f.text({
          help: 'The key by which its results are known to the search service.',
          pattern: '^[a-z0-9_]+$',
          example: 'open_galleries',
        }),
      ),
      name: f.required(f.text({ help: 'What it is called.' })),
    },
    { help: 'An online arts platform of others whose pages the search finds.' },
  ),
  catalogueUrl: f.url({
    help: 'Library catalogue that visitors are handed on to; it needs `researchInstituteCode`, too.',
  }),
  researchInstituteCode: f.text({ help: 'Code of the research institute, as the library catalogue names it.' }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}

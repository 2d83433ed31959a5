import { z } from 'zod'
import { list, matching, object, language as tag, text } from './kinds.ts'

const path = z
  .literal('')
  .or(matching((value) => /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), 'Write a path of one part, like "/es".'))

const siteLanguage = object({
  tag: tag.describe('BCP 47, as in the names of its files: `article_clocks.es.json`.'),
  path: path.describe('What addresses of its pages begin with; `""` for one language at most.'),
  label: text.optional().describe('What it is called in itself. Not given: as the language calls itself.'),
  fallback: tag.optional().describe('Language whose words are shown where this one has none. Not given: `language`.'),
})

type Given = z.output<typeof siteLanguage>

/** The languages that pages are in. */
export const languages = {
  languages: list(siteLanguage)
    .superRefine((given, context) => {
      for (const [index, one] of given.entries())
        for (const key of ['tag', 'path'] as const)
          if (given.findIndex((other) => other[key] === one[key]) < index)
            context.addIssue({ code: 'custom', path: [index, key], message: 'Give each language one of its own.' })
      for (const [index, one] of given.entries())
        if (isCircular(one, given))
          context.addIssue({
            code: 'custom',
            path: [index, 'fallback'],
            message: 'Name a language that does not fall back to this one.',
          })
    })
    .default([])
    .describe('The languages of the site, where it has several, `language` among them.'),
  onlyTranslated: list(text)
    .default([])
    .describe(
      'Content types whose entries are absent in a language that they are not written in. All others are shown in its `fallback`.',
    ),
  languageByBrowser: z
    .boolean('Write true or false.')
    .default(false)
    .describe('Leads whoever comes to `/` for the first time to the language that the browser asks for.'),
}

function isCircular(one: Given, given: readonly Given[]): boolean {
  const passed = new Set([one.tag])
  for (let at = one.fallback; at; at = given.find(({ tag }) => tag === at)?.fallback) {
    if (passed.has(at)) return true
    passed.add(at)
  }
  return false
}

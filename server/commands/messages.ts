import { catalogueOf, englishTexts, languageTag } from '#engine/host.ts'
import { readOwnTexts } from '../../config/texts/own-texts.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './line/run-command.ts'
import { Failure } from './line/say.mjs'

const command = {
  command: 'npm run messages',
  what: 'Prints every text that the site says itself, in one language: JSON, as it is written in messages/<language>.json of a content directory.',
  positionals: [{ name: 'language', what: "like `es` or `pt-BR`; not given: the institution's", optional: true }],
  options: {
    missing: { what: 'prints those alone that the language lacks, in English' },
    untranslated: { what: 'prints those alone that it lacks, or says in the words of English' },
  },
  exit: '0 printed; 1 printed with --missing, and some are missing; 2 not printed: the message says why.',
}

await runCommand(command, async ([asked], { missing, untranslated }) => {
  const { files, site, institution } = contentOptions()
  const language = languageTag(asked ?? institution.language)
  if (!language) throw new Failure(`"${asked}" is not valid: it is no language. Write one like es or pt-BR.`)
  const catalogue = catalogueOf(language, site.messages, readOwnTexts(files, language).own)
  const english = [...englishTexts(site.messages)]
  const isSame = ([id, text]: (typeof english)[number]) =>
    JSON.stringify(catalogue.texts.get(id) ?? text) === JSON.stringify(text)
  const printed = missing
    ? english.filter(([id]) => catalogue.missing.includes(id))
    : untranslated
      ? english.filter(isSame)
      : english.map(([id, text]) => [id, catalogue.texts.get(id) ?? text] as const)
  console.log(JSON.stringify(Object.fromEntries(printed), null, 2))
  return !missing || catalogue.missing.length === 0
})

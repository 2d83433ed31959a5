import { join } from 'node:path'
import { filesAsTheyAre } from '#engine/host.ts'
import { INSTITUTION_FILE, InstitutionError } from '../../../config/institution/institution.ts'
import { readTexts } from '../../../config/texts/site-texts.ts'
import { checkContent } from '../../../services/content/index.ts'
import { checkMasters } from '../../../services/images/index.ts'
import { readSettings } from '../../start/site/site-definition.ts'
import { DIRECTORY, presentContent } from '../content-options.ts'
import { runCommand } from '../line/run-command.ts'
import { anchorsOver } from './anchors.ts'
import { entryChecks } from './entries.ts'

const command = {
  command: 'npm run content:check',
  what: 'Reads a content directory whole, and lists every file and field to fix; nothing is stored.',
  positionals: [DIRECTORY],
  exit: '0 no errors, 1 errors; warnings alone are none; 2 not checked: the message says why.',
}

const checkPictures = async (contentDir: string) =>
  (await checkMasters(join(contentDir, 'images'))).map((problem) => ({ ...problem, file: `images/${problem.file}` }))

await runCommand(command, async ([directory]) => {
  const content = presentContent(directory)
  const { contentDir, institution, site, fault, refusals } = content
  const texts = readTexts(filesAsTheyAre(contentDir), institution.language, site.messages).problems
  const paths = site.warnings.filter(({ file }) => file === INSTITUTION_FILE)
  const { text, errors, addresses } = await checkContent({
    ...content,
    checkFiles: async () => [...(await refusals(contentDir)), ...(await checkPictures(contentDir)), ...texts, ...paths],
    checkEntry: entryChecks({ ...content, settings: readSettings(process.env) }),
    openPages: fault === undefined ? anchorsOver(contentDir) : undefined,
  })
  console.log(text)
  let wrong = errors
  for (const { tag } of institution.languages.slice(1)) {
    try {
      const inLanguage = content.inLanguage(tag)
      const own = readTexts(filesAsTheyAre(contentDir), tag, inLanguage.site.messages).problems
      const checked = await checkContent({
        ...{ ...content, ...inLanguage, checkFiles: async () => [...own] },
        // Its address in another language leads to a page in this one.
        hasRoute: (path) => addresses.has(path) || content.hasRoute(path),
      })
      console.log(`\nIn ${tag}:\n${checked.text}`)
      wrong += checked.errors
    } catch (error) {
      if (!(error instanceof InstitutionError)) throw error
      console.log(`\nIn ${tag}: nothing is checked.\n${error.message}`)
      wrong++
    }
  }
  return wrong === 0
})

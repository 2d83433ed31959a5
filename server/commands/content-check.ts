import { join } from 'node:path'
import { checkContent } from '../../services/content/index.ts'
import { checkMasters } from '../../services/images/index.ts'
import { readSettings } from '../site-definition.ts'
import { anchorsOver } from './check-anchors.ts'
import { entryChecks } from './check-entries.ts'
import { DIRECTORY, presentContent } from './content-options.ts'
import { runCommand } from './run-command.ts'

const command = {
  command: 'npm run content:check',
  what: 'Reads a content directory whole, and lists every file and field to fix; nothing is stored.',
  positionals: [DIRECTORY],
  exit: '0 no errors, 1 errors; warnings alone are none; 2 not checked: the message says why.',
}

const checkPictures = async (contentDir: string) =>
  (await checkMasters(join(contentDir, 'images'))).map(({ name, ...issue }) => ({ ...issue, path: `images/${name}` }))

await runCommand(command, async ([directory]) => {
  const content = presentContent(directory)
  const { text, errors } = await checkContent({
    ...content,
    checkFiles: checkPictures,
    checkEntry: entryChecks({ ...readSettings(process.env), contentDir: content.contentDir }),
    openPages: anchorsOver(content.contentDir),
  })
  console.log(text)
  return errors === 0
})

import { problemLine } from '#engine/host.ts'
import { variables } from '../../../config/variables.ts'
import { assembleSite } from '../../start/site/site-definition.ts'
import { runCommand } from '../line/run-command.ts'

const command = {
  command: 'npm run build',
  what: 'Puts together what was built, as each start does; the build runs it at its end.',
  exit: '0 done, 2 a start would fail: the message says why.',
}

await runCommand(command, async () => {
  const { CONTENT_DIR, SITE_URL } = process.env
  const { warnings } = assembleSite(CONTENT_DIR || String(variables.CONTENT_DIR.default), SITE_URL || undefined)
  for (const warning of warnings) console.log(problemLine(warning))
  return true
})

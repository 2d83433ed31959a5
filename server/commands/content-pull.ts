import { contentDirOf, contentstackSettings, mirrorDirOf } from '../../config/contentstack.ts'
import { openMirror, siteConversion } from '../../services/content/source/contentstack/index.ts'
import { consoleLog } from '../development/log/console-log.ts'
import { builtSourceHash, readSettings } from '../start/site/site-definition.ts'
import { createTimeSource } from '../start/site/time-source.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './line/run-command.ts'
import { Failure } from './line/say.mjs'

const command = {
  command: 'npm run content:pull',
  what: `Writes what is mirrored of Contentstack as a content directory: for a backup, for tests, or to leave the service.
Changes are asked for before; where the service is away, what was read last is written. With --pictures the directory
has everything that stood in the stack.`,
  positionals: [{ name: 'directory', what: 'content directory to write; it has no entries yet' }],
  options: { pictures: { what: 'writes the originals of pictures, too, into images/' } },
  exit: '0 written, 2 not written: the message says why.',
}

await runCommand(command, async ([directory = ''], { pictures }) => {
  const environment = readSettings(process.env)
  const settings = contentstackSettings(environment)
  if (!settings) throw new Failure('CONTENTSTACK_API_KEY is not set. Give the settings that the site has.')
  const mirror = openMirror({
    settings,
    directory: mirrorDirOf(environment),
    contentDir: contentDirOf(environment),
    filesDir: environment.CONTENT_DIR,
    pictureBytes: environment.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
    conversion: siteConversion(contentOptions().site, builtSourceHash),
    now: createTimeSource(environment.SITE_NOW).now,
    log: consoleLog,
  })
  try {
    // The log says why it cannot be read: what was read last is written.
    await mirror.list().catch(() => undefined)
    const problem = mirror.problem()
    if (problem) throw new Failure(problem)
    const { entries, contentTypes, pictures: files, withoutPicture } = await mirror.pull(directory, pictures === true)
    const more = pictures ? `, ${files} pictures (${withoutPicture} other assets have none)` : ''
    console.log(`${entries} entries and ${contentTypes} content types written to ${directory}${more}.`)
    return true
  } finally {
    await mirror.close()
  }
})

import { hostname } from 'node:os'
import { contentDirOf, contentstackSettings, mirrorDirOf } from '../../../config/contentstack.ts'
import { pullDirectory } from '../../../services/content/index.ts'
import { openMirror, siteConversion } from '../../../services/content/source/contentstack/index.ts'
import { consoleLog } from '../../development/log/console-log.ts'
import { builtSourceHash, readSettings } from '../../start/site/site-definition.ts'
import { createTimeSource } from '../../start/site/time-source.ts'
import { contentOptions } from '../content-options.ts'
import { runCommand } from '../line/run-command.ts'
import { Failure } from '../line/say.mjs'

const command = {
  command: 'npm run content:pull',
  what: `Writes what is mirrored of Contentstack as a content directory: for a backup, for tests, or to leave the service.
Changes are asked for before; where the service is away, what was read last is written. With --pictures the directory
has everything that stood in the stack. With CONTENT_STORE_URL it takes what others have written into the content database
since the directory was published last; one without entries gets everything.`,
  positionals: [
    { name: 'directory', what: 'content directory to write; of Contentstack, it has no entries yet' },
    {
      name: 'file',
      what: 'with CONTENT_STORE_URL: what is taken though it was changed in the directory, too, like entries/article/a.json; the change is lost',
      optional: true,
      many: true,
    },
  ],
  options: { pictures: { what: 'writes the originals of pictures, too, into images/' } },
  exit: '0 written, 1 files were changed in the directory, too, and are left, 2 not written: the message says why.',
}

await runCommand(command, async ([directory = '', ...files], { pictures }) => {
  const environment = readSettings(process.env)
  const { CONTENT_STORE_URL: url } = environment
  if (url)
    return pullShared(
      url,
      directory,
      files.flatMap((file) => file ?? []),
    )
  const settings = contentstackSettings(environment)
  if (!settings) throw new Failure('CONTENTSTACK_API_KEY is not set. Give the settings that the site has.')
  const { site, institution } = contentOptions()
  const mirror = openMirror({
    settings,
    languages: institution.languages,
    directory: mirrorDirOf(environment),
    contentDir: contentDirOf(environment),
    filesDir: environment.CONTENT_DIR,
    pictureBytes: environment.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
    conversion: siteConversion(site, builtSourceHash),
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

async function pullShared(url: string, contentDir: string, files: readonly string[]): Promise<boolean> {
  const { taken, contested } = await pullDirectory({ url, contentDir, files, node: `${hostname()} content:pull` })
  for (const path of taken) console.log(path)
  for (const path of contested)
    console.log(`${path}: is changed in ${contentDir}, too, and is left; name it to take what others have written.`)
  console.log(`${taken.length} files taken from the content database.`)
  return contested.length === 0
}

import { contentDirOf, contentstackSettings, mirrorDirOf } from '../../../config/contentstack.ts'
import { openFiles } from '../../../services/content/index.ts'
import { type Mirror, openMirror, siteConversion } from '../../../services/content/source/contentstack/index.ts'
import { ownDirectory } from './directory.ts'
import type { ContentSource, SourceOptions } from './source.ts'

/** Entries of a content service, as a content directory that follows it; everything else lies in `CONTENT_DIR`. */
export function mirroredDirectory({ environment, reading, metrics, now, log }: SourceOptions): ContentSource {
  const contentDir = contentDirOf(environment)
  const own = ownDirectory(contentDir, { log })
  const files = openFiles(environment.CONTENT_DIR, log)
  let mirror: Mirror | undefined
  return {
    ...own,
    filesDir: environment.CONTENT_DIR,
    configuration: files,
    async begin(site, sourceHash, languages) {
      const settings = contentstackSettings(environment)
      if (!settings) return
      mirror = openMirror({
        settings,
        languages,
        directory: mirrorDirOf(environment),
        contentDir,
        filesDir: environment.CONTENT_DIR,
        pictureBytes: environment.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
        conversion: siteConversion(site, sourceHash),
        metrics: metrics?.('contentstack'),
        now,
        log,
      })
      if (!reading) await mirror.begin()
    },
    originalOf: async (id) => mirror?.originalOf(id),
    follow: (ingest) => mirror?.follow(ingest),
    watch: (content) => files.follow(content.sync),
    writable: undefined,
    hosted: {
      problem: () => mirror?.problem() ?? null,
      hint: () => mirror?.hint(),
      figures: () => mirror?.figures(),
    },
    async close() {
      await own.close()
      await files.close()
      await mirror?.close()
    },
  }
}

import { openFiles } from '../../../services/content/index.ts'
import type { ContentSource, SourceOptions } from './source.ts'

/** Content of this machine's own. */
export function ownDirectory(contentDir: string, { log }: Pick<SourceOptions, 'log'>): ContentSource {
  const files = openFiles(contentDir, log)
  return {
    contentDir,
    filesDir: contentDir,
    isAtHand: false,
    isRequired: true,
    begin: async () => undefined,
    follow: () => undefined,
    watch: (content) => files.follow(content.sync),
    sync: (content, paths) => content.sync(paths),
    writable: files,
    configuration: files,
    close: files.close,
  }
}

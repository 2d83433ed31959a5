import type { ContentSource } from './source.ts'

/** Content of this machine's own. */
export function ownDirectory(contentDir: string): ContentSource {
  let stopWatching: (() => void) | undefined
  return {
    contentDir,
    filesDir: contentDir,
    isAtHand: false,
    begin: async () => undefined,
    follow: () => undefined,
    watch(content) {
      stopWatching = content.watch()
    },
    sync: (content, files) => content.sync(files),
    close: async () => stopWatching?.(),
  }
}

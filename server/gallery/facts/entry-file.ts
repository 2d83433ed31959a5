import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The file of an entry, from the content directory: a draft may lie beside what is published, or alone. */
export const entryFile =
  (contentDir: string) =>
  ({ contentType, uid, isDraft }: { contentType: string; uid: string; isDraft: boolean }): string => {
    const newer = `entries/${contentType}/${uid}.draft.json`
    return isDraft && existsSync(join(contentDir, newer)) ? newer : `entries/${contentType}/${uid}.json`
  }

import { defined } from 'atrium'
import { contentText } from '#engine/host.ts'
import { ApiError } from '../guards/api-error.ts'
import { type ContentWriter, nameIn, type Text } from './content.ts'

const refuse = () =>
  Promise.reject(
    new ApiError(403, 'Entries of this site are written elsewhere.', 'Write them in the editor of their service.'),
  )

/**
 * Stands in where entries are written elsewhere: they are read, and nothing is written.
 *
 * @param contentDir where they are mirrored
 * @param language of the files that are read, beside the entries' own; absent: these
 */
export const refusing = (contentDir: string, language?: string): ContentWriter => ({
  async read({ type, uid }) {
    const textOf = (name: string): Text | undefined => {
      const body = contentText(contentDir, `entries/${type}/${language ? nameIn(name, language) : name}`)
      return body === null ? undefined : { body, hash: 'read-only' }
    }
    const texts = defined({ published: textOf(`${uid}.json`), draft: textOf(`${uid}.draft.json`) })
    return Object.keys(texts).length > 0 ? texts : null
  },
  ...{ save: refuse, publish: refuse, schedule: refuse, unpublish: refuse, discard: refuse, remove: refuse },
})

import { ApiError } from '../guards/api-error.ts'
import type { ContentWriter } from './content.ts'

const refuse = () =>
  Promise.reject(
    new ApiError(403, 'Entries of this site are written elsewhere.', 'Write them in the editor of their service.'),
  )

/** Stands in where entries are written elsewhere: nothing is read to be edited, and nothing is written. */
export const refusing: ContentWriter = {
  ...{ read: refuse, save: refuse, publish: refuse, unpublish: refuse, discard: refuse, remove: refuse },
}

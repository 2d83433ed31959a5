import { defined } from 'atrium'
import type { Version as SentVersion } from '../../client/api/contract.ts'
import type { Version } from '../store/versions.ts'

export type { SentVersion }

export const sentVersion = ({ id, began, at, person, what, note, hash }: Version): SentVersion => ({
  ...{ id, began: new Date(began).toISOString(), at: new Date(at).toISOString(), what, hash },
  ...defined({ by: person ?? undefined, note: note ?? undefined }),
})

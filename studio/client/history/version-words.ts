import type { Version } from '../api/contract.ts'
import { momentText } from '../model/moment-text.ts'
import type { Texts } from '../parts/texts.tsx'

interface Place {
  language: string
  timeZone: string
}

/** By whom a version is, and what was done: others write into the files by hand, or by git. */
export function madeText(texts: Texts, { by, what }: Version): string {
  if (what === 'due') return by === undefined ? texts.bySchedule : texts.byScheduleOf({ by })
  const words = {
    created: texts.wasCreated,
    saved: texts.wasSaved,
    published: texts.wasPublished,
    scheduled: texts.wasScheduled,
    unpublished: texts.wasTakenBack,
    discarded: texts.wasDiscarded,
    removed: texts.wasDeleted,
    disk: texts.onDisk,
  }
  return by === undefined ? words[what] : `${by}, ${words[what]}`
}

export const whenText = ({ at }: Pick<Version, 'at'>, place: Place): string => momentText(at, place)

/** When an entry was changed last, by whom and how. */
export const lastChangeText = (texts: Texts, version: Version, place: Place): string =>
  texts.lastChange({ when: whenText(version, place), made: madeText(texts, version) })

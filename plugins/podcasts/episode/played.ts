import { defined } from 'atrium'
import { secondsOf } from 'atrium/model/media/duration.ts'
import type { Recording } from 'atrium/model/media/recording.ts'

/** A sound as the player of podcasts plays it. */
export interface Played {
  source: string
  title: string
  /** As it is written, like `00:12:00`. */
  duration?: string
  seconds?: number
}

/** Picks what is played of a recording; undefined where its address is that of a page and not of a sound. */
export const playedOf = ({ kind, source, title, duration }: Recording): Played | undefined =>
  kind === 'audio' ? defined({ source, title, duration, seconds: secondsOf(duration) }) : undefined

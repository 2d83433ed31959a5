import { defined } from '#engine'
import type { Recording } from '#model/media/recording.ts'
import { secondsOf } from './duration.ts'

/** A sound as the player of podcasts plays it. */
export interface Played {
  source: string
  title: string
  /** As printed, like `12 min`. */
  duration?: string
  seconds?: number
}

/** What is played of a recording; undefined where its address is that of a page and not of a sound. */
export const playedOf = (
  { kind, source, title, duration }: Recording,
  asset: { duration?: string } | undefined,
): Played | undefined =>
  kind === 'audio' ? defined({ source, title, duration, seconds: secondsOf(asset?.duration) }) : undefined

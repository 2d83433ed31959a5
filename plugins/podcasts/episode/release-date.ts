import { isDate } from 'atrium'

interface Released {
  audio?: { releaseDate?: string }
  datePublished?: string
}

/** The day on which an episode was released: that of its recording, else when it was published. */
export const releaseDate = ({ audio, datePublished }: Released): string | undefined =>
  audio?.releaseDate && isDate(audio.releaseDate) ? audio.releaseDate : datePublished

/** The days of several episodes in order. */
export const releaseDates = (episodes: readonly Released[]): string[] =>
  episodes.flatMap((episode) => releaseDate(episode) ?? []).sort((a, b) => Date.parse(a) - Date.parse(b))

import messages from './messages.ts'

/** Says what results are called that are of no content type: those of other applications, and of a search service. */
export const TYPES = {
  application: messages.application,
  archival_file: messages.archivalFile,
  archival_item: messages.archivalItem,
  archival_series: messages.archivalSeries,
  archival_subseries: messages.archivalSubseries,
  archive: messages.archive,
  audio: messages.audio,
  digital_experience: messages.digitalExperience,
  essay: messages.essay,
  historic_exhibition: messages.historicExhibition,
  location: messages.location,
  organization: messages.organization,
  page: messages.page,
  pdf: messages.pdf,
  person: messages.person,
  podcast_audio: messages.podcastAudio,
  series: messages.series,
  video: messages.video,
  web_page: messages.webPage,
} as const

export type TypeKey = keyof typeof TYPES

export const isTypeKey = (key: string): key is TypeKey => Object.hasOwn(TYPES, key)

/** The key of a kind, however it is spelled: `Press Release`, `press-release` or `press_release`. */
export const keyOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/** The kind behind a key or the name of a content type that is not installed; undefined for one that is not known. */
export function knownType(type: string): TypeKey | undefined {
  const key = keyOf(type)
  const found = [key, key.replace(/_asset$/, '')].find(isTypeKey)
  if (found) return found
  if (key.endsWith('_location')) return 'location'
  if (key.includes('_series')) return 'series'
  return key.startsWith('page_') ? 'web_page' : undefined
}

import messages from './messages.ts'

/** Says what kinds of results are called, by their keys: the label in snake case. */
export const TYPES = {
  application: messages.application,
  archival_file: messages.archivalFile,
  archival_item: messages.archivalItem,
  archival_series: messages.archivalSeries,
  archival_subseries: messages.archivalSubseries,
  archive: messages.archive,
  article: messages.article,
  artwork: messages.artwork,
  audio: messages.audio,
  author: messages.author,
  digital_experience: messages.digitalExperience,
  essay: messages.essay,
  event: messages.event,
  exhibition: messages.exhibition,
  historic_exhibition: messages.historicExhibition,
  location: messages.location,
  organization: messages.organization,
  page: messages.page,
  pdf: messages.pdf,
  periodical: messages.periodical,
  person: messages.person,
  podcast_audio: messages.podcastAudio,
  podcast_episode: messages.podcastEpisode,
  podcast_series: messages.podcastSeries,
  press_release: messages.pressRelease,
  project: messages.project,
  publication: messages.publication,
  series: messages.series,
  teaching_resource: messages.teachingResource,
  tour: messages.tour,
  video: messages.video,
  web_page: messages.webPage,
} as const

export type TypeKey = keyof typeof TYPES

/** Kinds that are known beside these by the name of a content type. */
const CONTENT_TYPES: Readonly<Record<string, TypeKey>> = {
  audio_asset: 'audio',
  collection_object: 'artwork',
  document: 'web_page',
  education_primary_resource: 'teaching_resource',
  education_resource: 'teaching_resource',
  page_podcast_series: 'podcast_series',
  periodical_issue: 'periodical',
  video_asset: 'video',
}

/** The key of a kind, however it is spelled: `Press Release`, `press-release` or `press_release`. */
export const keyOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/** The known kind behind a key or the name of a content type; undefined for one that is not known. */
export function knownType(type: string): TypeKey | undefined {
  const key = keyOf(type)
  if (Object.hasOwn(TYPES, key)) return key as TypeKey
  if (Object.hasOwn(CONTENT_TYPES, key)) return CONTENT_TYPES[key]
  if (key.endsWith('_location')) return 'location'
  if (key.includes('_series')) return 'series'
  return key.startsWith('page_') ? 'web_page' : undefined
}

import { defineMessages } from 'atrium'

/** Declares what kinds and sources of results are called. */
export default defineMessages('searchLabels', {
  application: 'Application',
  archivalFile: 'Archival file',
  archivalItem: 'Archival item',
  archivalSeries: 'Archival series',
  archivalSubseries: 'Archival subseries',
  archive: 'Archive',
  audio: 'Audio',
  digitalExperience: 'Digital Experience',
  essay: 'Essay',
  historicExhibition: 'Historic Exhibition',
  location: 'Location',
  organization: 'Organization',
  page: 'Page',
  pdf: 'PDF',
  person: 'Person',
  podcastAudio: 'Podcast Audio',
  series: 'Series',
  video: 'Video',
  webPage: 'Web Page',
  website: 'Website',
  museumCollection: 'Museum Collection',
  researchCollections: 'Research Collections',
})

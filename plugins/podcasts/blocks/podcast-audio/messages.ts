import { defineMessages } from 'atrium'

export default defineMessages('podcastAudio', {
  chapters: 'Chapters',
  transcript: 'Transcript',
})

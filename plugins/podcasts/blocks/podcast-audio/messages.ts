import { defineMessages } from 'atrium'

export default defineMessages('podcastAudio', {
  back: 'Back {seconds} seconds',
  forward: 'Forward {seconds} seconds',
  position: 'Position',
  speed: 'Speed',
  close: 'Stop and close',
  chapters: 'Chapters',
  transcript: 'Transcript',
})

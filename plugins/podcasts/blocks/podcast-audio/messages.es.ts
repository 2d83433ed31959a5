import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  chapters: 'Capítulos',
  transcript: 'Transcripción',
})

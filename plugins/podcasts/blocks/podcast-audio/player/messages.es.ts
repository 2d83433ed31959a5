import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  play: 'Reproducir',
  pause: 'Pausar',
  resumeAt: 'Continuar en',
  notPlayed: 'Esta grabación no se puede reproducir en este momento. Se puede intentar más tarde.',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  back: 'Retroceder {seconds} segundos',
  forward: 'Avanzar {seconds} segundos',
  position: 'Posición',
  speed: 'Velocidad',
  close: 'Detener y cerrar',
  chapters: 'Capítulos',
  transcript: 'Transcripción',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  play: 'Reproducir',
  pause: 'Pausar',
  resumeAt: 'Continuar en',
  back: 'Retroceder {seconds} segundos',
  forward: 'Avanzar {seconds} segundos',
  position: 'Posición',
  speed: 'Velocidad',
  close: 'Detener y cerrar',
  nowPlaying: 'Grabación',
  refused: 'El navegador no reproduce nada por sí mismo. Pulse reproducir para seguir escuchando.',
  notPlayed: 'Esta grabación no se puede reproducir en este momento. Se puede intentar más tarde.',
})

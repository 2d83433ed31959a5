import { defineTranslation } from './contract/site/translator.ts'
import messages from './messages.ts'

export default defineTranslation(messages, {
  skipToContent: 'Saltar al contenido principal',
  home: 'Inicio',
  homePage: 'Página de inicio',
  notFound: 'Página no encontrada',
  errorOccurred: 'Ocurrió un error: {error}',
  badAddress: 'La dirección no está bien escrita.',
  tooMany: 'Demasiadas preguntas a la vez. Vuelva a preguntar en un momento.',
  comingSoon: 'Próximamente',
  from: 'Desde el {date}',
  through: 'Hasta el {date}',
  daily: 'Todos los días',
})

import { defineTranslation } from '#engine'
import messages from './messages.ts'

export default defineTranslation(messages, {
  announcements: 'Avisos',
  dismiss: 'Cerrar el aviso: {title}',
})

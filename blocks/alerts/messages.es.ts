import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  announcements: 'Avisos',
  dismiss: 'Cerrar el aviso: {title}',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  subscribeSelection: 'Suscribirse a esta selección',
  subscribe: 'Suscribirse al calendario',
  downloadFile: 'Descargar como .ics',
})

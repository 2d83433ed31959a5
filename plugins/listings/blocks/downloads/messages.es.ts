import { defineTranslation } from '#engine'
import messages from './messages.ts'

export default defineTranslation(messages, {
  download: 'Descargar',
})

import { defineTranslation } from '#engine'
import messages from './messages.ts'

export default defineTranslation(messages, {
  hours: 'Horario',
  admission: 'Entrada',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  footer: 'Pie de página',
  elsewhere: 'Redes sociales',
  hoursToday: 'Horario',
})

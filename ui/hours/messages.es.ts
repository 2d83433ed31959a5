import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  hours: 'Horario',
  today: 'Hoy {hours}',
  ahead: 'Horario especial',
  week: 'Los próximos siete días',
})

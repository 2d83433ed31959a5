import { defineTranslation } from '#engine'
import messages from './messages.ts'

export default defineTranslation(messages, {
  closed: 'Cerrado',
  allDay: '24 horas',
  openUntil: 'Abierto ahora hasta las {time}',
  openUntilDay: 'Abierto ahora hasta el {day} a las {time}',
  openAlways: 'Abierto día y noche',
  opensToday: 'Abre hoy a las {time}',
  opensTomorrow: 'Abre mañana a las {time}',
  opensOn: 'Abre el {day} a las {time}',
  closedToday: 'Cerrado hoy',
  closedTodayFor: 'Cerrado hoy por {reason}',
  closedAndOpens: '{closed}. {opens}',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  closed: 'Cerrado',
  allDay: '24 horas',
  openUntil: { one: 'Abierto ahora hasta la {time}', other: 'Abierto ahora hasta las {time}' },
  openUntilDay: { one: 'Abierto ahora hasta el {day} a la {time}', other: 'Abierto ahora hasta el {day} a las {time}' },
  openAlways: 'Abierto día y noche',
  opensToday: { one: 'Abre hoy a la {time}', other: 'Abre hoy a las {time}' },
  opensTomorrow: { one: 'Abre mañana a la {time}', other: 'Abre mañana a las {time}' },
  opensOn: { one: 'Abre el {day} a la {time}', other: 'Abre el {day} a las {time}' },
  openToday: 'Abierto hoy {hours}',
  closedToday: 'Cerrado hoy',
  closedTodayFor: 'Cerrado hoy por {reason}',
  closedAndOpens: '{closed}. {opens}',
})

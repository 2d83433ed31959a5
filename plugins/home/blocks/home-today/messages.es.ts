import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  today: 'Hoy, {date}',
  events: 'Hoy',
  exhibitions: 'Exposiciones',
  planDay: 'Organice su día',
  everything: { one: 'Todo lo de hoy ({count})', other: 'Todo lo de hoy ({count})' },
})

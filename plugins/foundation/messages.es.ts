import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  foundation: 'Fundación',
  funding: 'Financiación',
  alwaysOpen: 'Siempre abierta',
  openUntil: 'Abierta hasta el {date}',
  opensOn: 'Se abre el {date}',
  closedOn: 'Se cerró el {date}',
  amount: 'Importe',
  decided: 'Resolución',
  questions: 'Preguntas:',
  openNow: 'Abiertas ahora',
  allCalls: 'Todas las convocatorias',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  accessibility: 'Accesibilidad',
  dates: 'Fechas',
  location: 'Lugar',
  openToday: 'Horario de hoy',
  cost: 'Costo',
  languages: 'Idiomas',
})

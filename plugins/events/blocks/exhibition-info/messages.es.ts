import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  access: 'Accesibilidad',
  accessibility: 'Accesibilidad',
  dates: 'Fechas',
  location: 'Lugar',
  hours: 'Horario',
  cost: 'Costo',
  languages: 'Idiomas',
})

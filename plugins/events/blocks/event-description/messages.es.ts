import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  dateAndTickets: 'Fecha y entradas',
  price: 'Precio:',
  addToCalendar: 'Agregar al calendario',
})

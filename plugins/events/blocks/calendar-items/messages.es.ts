import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  access: 'Accesibilidad:',
  print: 'Imprimir este día',
  furtherDates: { one: 'y una fecha más', other: 'y {count} fechas más' },
})

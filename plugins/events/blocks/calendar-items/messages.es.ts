import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  furtherDates: { one: 'y una fecha más', other: 'y {count} fechas más' },
})

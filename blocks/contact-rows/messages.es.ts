import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  byPost: 'Por correo, salvo que se indique otra dirección:',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  madeWith: 'Realizado en colaboración con',
})

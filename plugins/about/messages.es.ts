import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  about: 'Acerca de',
  joinAndGive: 'Participar y donar',
  leadership: 'Dirección y gobierno',
})

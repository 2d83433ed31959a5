import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  languages: 'Idiomas',
  toHomePage: 'página de inicio',
})

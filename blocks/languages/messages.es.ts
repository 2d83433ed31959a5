import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  languages: 'Idiomas',
  inOtherLanguages: 'Esta página en otros idiomas',
  toHomePage: 'página de inicio',
})

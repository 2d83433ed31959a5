import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  suggestions: 'Sugerencias',
  found: 'Sugerencias: {count}. Se elige con las flechas.',
  none: 'No hay sugerencias',
})

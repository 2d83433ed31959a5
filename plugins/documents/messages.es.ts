import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  k12Resource: 'Recurso educativo K-12',
  legal: 'Información legal',
})

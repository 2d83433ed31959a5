import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  provenanceIndex: 'Índice de procedencias',
  newSearch: 'Nueva búsqueda',
})

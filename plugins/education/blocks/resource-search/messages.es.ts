import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  find: 'Buscar un recurso',
  example: 'Cerámica griega, grado 5',
  search: 'Buscar',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  breadcrumb: 'Ruta de navegación',
  asOf: 'Contenido del {date}',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  found: 'El archivo web conserva una copia de esta página.',
  notFound: 'No se encontró una copia archivada de esta página.',
  homePage: 'Página de inicio',
})

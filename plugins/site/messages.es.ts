import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  notFound: 'Página no encontrada',
  lookForCopy: 'Buscar una copia archivada de esta página',
  errorOccurred: 'Ocurrió un error: {error}',
  homePage: 'Página de inicio',
  archivedCopy: 'Copia archivada',
  viewArchived: 'Ver la página archivada',
  preview: 'VISTA PREVIA',
  notInLanguage: 'Esta página todavía no está disponible en {language}.',
})

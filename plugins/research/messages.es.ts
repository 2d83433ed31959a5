import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  newsAndStories: 'Noticias e historias',
  staff: 'Personal y contacto',
  stayConnected: 'Mantenerse en contacto',
  whoWeAre: 'Quiénes somos',
  jumpTo: 'Ir a',
  researchInstitute: 'Instituto de Investigación',
  library: 'Biblioteca',
})

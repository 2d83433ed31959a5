import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  menu: 'Menú',
  main: 'Principal',
  close: 'Cerrar',
  searchSite: 'Buscar en el sitio',
  search: 'Buscar',
})

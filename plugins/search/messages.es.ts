import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  searchSite: 'Buscar en {name}',
  titleFor: '{title}: {term}',
  resultsFor: 'Resultados de “{term}”',
  results: { one: 'resultado', many: 'resultados', other: 'resultados' },
  type: 'Tipo',
  source: 'Procedencia',
  furtherSearch: 'Seguir buscando',
  catalogue: 'Catálogo de la biblioteca',
  catalogueFor: 'Buscar “{term}”',
})

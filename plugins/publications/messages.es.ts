import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  publications: 'Publicaciones',
  researchJournal: 'Revista de investigación',
  countOfPublications: { one: 'publicación', other: 'publicaciones' },
  allPublications: 'Todas las publicaciones',
  noPublications: 'Todavía no hay publicaciones en la lista.',
  imprint: 'Sello editorial',
  format: 'Formato',
  year: 'Año',
  newest: 'Más recientes',
  titleAscending: 'Título (A–Z)',
  titleDescending: 'Título (Z–A)',
  latestIssue: 'Último número',
  pastIssues: 'Números anteriores',
  currentIssue: 'Número actual',
  readIssue: 'Leer este número',
  articles: 'Artículos',
  noArticles: 'Todavía no se ha publicado ningún artículo de la revista.',
})

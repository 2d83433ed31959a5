import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  newsAndStories: 'Noticias e historias',
  news: 'Noticias',
  topics: 'Temas',
  updated: 'Actualizado el {date}',
  articleTags: 'Etiquetas del artículo',
  allStories: 'Todas las historias',
  noStories: 'Todavía no hay nada aquí. Las historias nuevas aparecen en cuanto se publican.',
  newsFrom: 'Noticias de {name}',
  topicNewsFrom: '{topic}: noticias de {name}',
  learnMore: 'Más sobre esta publicación',
  stayConnected: 'Mantenerse en contacto',
  relatedArticles: 'Artículos relacionados',
  bio: 'Biografía',
  email: 'Correo electrónico',
  stories: 'Historias',
  seeAll: 'Ver todo',
  authorInformation: 'Sobre la autoría',
  endorsements: 'Elogios',
  publicationDetails: 'Datos de la publicación',
  resourcesForJournalists: 'Recursos para prensa',
  pressContacts: 'Contactos de prensa',
  pressMaterials: 'Materiales de prensa',
  relatedInformation: 'Información relacionada',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  accessibilityAndVisit: 'Accesibilidad y visita',
  siteVisit: 'Visita: {siteName}',
  planYourVisit: 'Planificar la visita',
  highlights: 'Lo más destacado',
  visit: 'Visita',
  map: 'Mapa',
  openMap: 'Abrir en un mapa',
  directions: 'Cómo llegar',
  openAddress: 'Ver en un mapa',
  pictures: 'Fotos de visitantes',
  picturesOf: 'Imágenes: {title}',
  openPicture: 'Abrir la imagen {number}',
  amountOfTime: 'Tiempo necesario',
  updated: 'Actualizado: {date}',
  onThisPage: 'En esta página',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  title: 'Título',
  imprint: 'Sello editorial',
  pages: 'Páginas',
  trimSize: 'Formato',
  illustrations: 'Ilustraciones',
  format: 'Encuadernación',
  price: 'Precio',
  publicationDate: 'Fecha de publicación',
})

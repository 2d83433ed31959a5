import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  title: 'Título',
  date: 'Fecha de creación',
  place: 'Lugar de creación',
  material: 'Material',
  maker: 'Autoría',
  dimensions: 'Dimensiones',
  creditLine: 'Créditos',
})

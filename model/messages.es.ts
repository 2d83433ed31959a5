import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  all: 'Todo',
  nothingYet: 'Todavía no hay nada aquí.',
  results: { one: 'resultado', other: 'resultados' },
  placesAndLast: '{others} y {last}',
  location: 'Lugar: {places}',
  publication: 'Publicación',
  winter: 'Invierno',
  spring: 'Primavera',
  summer: 'Verano',
  fall: 'Otoño',
  seasonAndYear: '{season} de {year}',
  artwork: 'Obra',
  periodical: 'Publicación periódica',
})

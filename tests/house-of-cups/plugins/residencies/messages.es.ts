import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  residency: 'Artista residente',
  last: 'Llegaron los últimos',
  residencies: { one: 'residencia', other: 'residencias' },
  craft: 'Oficio',
  year: 'Año',
  none: 'Todavía no hay nadie.',
  free: 'El taller está abierto a las visitas ahora mismo.',
  feed: 'Residencias en {name}',
})

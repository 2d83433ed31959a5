import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  notLoaded: 'No se pudo cargar esta imagen. Se puede cerrar el visor y volver a abrirlo.',
  close: 'Cerrar',
  zoom: 'Acercar',
  previous: 'Anterior',
  next: 'Siguiente',
})

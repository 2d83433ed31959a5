import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  loading: 'Cargando la imagen',
  notInParts: 'Por ahora no es posible ver la imagen por partes. Se puede intentar más tarde o abrirla completa.',
  partMissing: 'No llegó una parte de la imagen. Se puede cerrar y volver a abrir, o abrirla completa.',
  howToMove: 'Las flechas mueven la imagen, más y menos la acercan y la alejan, y cero la muestra completa.',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  preview: 'Vista previa',
  previewFor: 'Vista previa para {note}, hasta el {moment}.',
  ofOne: 'El borrador de «{title}»; todo lo demás, como lo ven los visitantes.',
  ofAll: 'Con todos los borradores.',
  asOf: 'Tal como estará el {moment}.',
  asOfTitle: 'El sitio tal como estará el {moment}',
  withDrafts: 'Con todos los borradores.',
  withoutDrafts: 'Como lo verán los visitantes.',
  backToNow: 'Volver a ahora',
  ended: 'Esta vista previa no se puede mostrar',
  endedHelp: 'Puede que haya terminado. Quien le envió el enlace puede hacer otro.',
})

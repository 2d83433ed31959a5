import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  by: 'Por',
  jumpTo: 'Ir a',
  onThisSubject: 'Sobre este tema',
  print: 'Imprimir',
})

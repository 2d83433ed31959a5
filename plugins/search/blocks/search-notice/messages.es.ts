import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  failed: 'La búsqueda no responde en este momento. Inténtalo de nuevo en unos minutos.',
  nothingFor: 'No se encontró nada para “{term}”.',
  didYouMean: '¿Quisiste decir {term}?',
  insteadOf: 'No se encontró nada para “{term}”. Estos son los resultados de {suggestion}.',
  whatHelps: 'Revisa la ortografía, o usa menos palabras y más generales.',
  nearest: 'Quizá buscas:',
  elsewhere: '“{term}” en otros idiomas de este sitio:',
  found: { one: '({count} resultado)', many: '({count} resultados)', other: '({count} resultados)' },
})

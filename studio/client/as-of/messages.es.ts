/** Texts of looking at the site as of a moment, in Spanish. */
export default {
  showAsOf: 'Mostrar tal como …',
  showAsOfTitle: 'Mostrar el sitio tal como estará el …',
  showAsOfHelp:
    'Con lo que se publica y se retira por sí solo hasta entonces, y con los eventos, horarios y avisos de ese momento.',
  otherMoment: 'Día y hora',
  isPast: 'Elija un momento por venir. Lo que fue antes una entrada está en su historial.',
  tomorrow: 'Mañana',
  nextWeek: 'En una semana',
  comingMoments: 'Lo próximo',
  show: 'Mostrar',
  withDrafts: 'Con borradores',
  asOfShown: 'Tal como estará el {moment}, como lo verán los visitantes.',
  asOfDrafts: 'Tal como estará el {moment}, con los borradores guardados.',
  backToNow: 'Volver a ahora',
  showThen: 'Mostrar el sitio entonces',
} as const

import { defineTranslation } from '#engine'
import messages from './messages.ts'

export default defineTranslation(messages, {
  filters: 'Filtros',
  filtersChosen: 'Filtros ({number})',
  calendarFilters: 'Filtros del calendario',
  showResults: 'Mostrar resultados',
  clearFilters: 'Quitar filtros',
  date: 'Fecha',
  from: 'Desde',
  to: 'Hasta',
  chooseInCalendar: 'Elegir en un calendario',
  everything: 'Eventos, recorridos y exposiciones',
  results: { one: '{count} resultado', other: '{count} resultados' },
  resultsShown: '{results}: del {first} al {last}',
  showFound: 'Mostrar {results}',
  furtherDates: { one: 'y una fecha más', other: 'y {count} fechas más' },
  removeFilter: 'Quitar filtro:',
  clearAll: 'Quitar todos',
  calendarPages: 'Páginas del calendario',
  subscribeSelection: 'Suscribirse a esta selección',
  subscribe: 'Suscribirse al calendario',
  downloadFile: 'Descargar como .ics',
  nothingPlanned: 'Por el momento no hay nada programado. Habrá novedades pronto.',
  nothingFits: 'No hay nada que cumpla con todos estos filtros.',
  leaveOut: 'Quitar “{label}”',
  showEverything: 'Mostrar todo',
})

import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  filters: 'Filtros',
  sortBy: 'Ordenar por',
  filterAndSort: 'Filtrar y ordenar',
  chosen: '{title} ({number})',
  close: 'Cerrar',
  showResults: 'Mostrar resultados',
  any: 'Cualquiera',
  more: '{number} más',
  show: 'Mostrar {number} {nouns}',
  all: '{number} {nouns}',
  some: '{number} de {all} {nouns}',
  remove: 'Quitar',
  clearAll: 'Quitar todos',
  nothing: 'No hay {nouns} con estos filtros. Se puede quitar {filters}.',
  quoted: '“{label}”',
  quotedWithTotal: '“{label}” ({total})',
  allFilters: 'todos',
  from: 'Desde',
  to: 'Hasta',
  chooseInCalendar: 'Elegir en un calendario',
})

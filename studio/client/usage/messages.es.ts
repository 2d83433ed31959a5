/** Texts that say where something is used, in Spanish. */
export default {
  blocks: 'Bloques',
  blocksHelp: 'Partes de las que se componen las páginas, con las entradas que las contienen.',
  block: 'Bloque',
  withBlock: 'Con el bloque «{name}»',
  refersTo: 'Que hacen referencia a «{name}»',
  anyEntry: 'una entrada',
  everyEntry: 'Mostrar todas',
  whereUsed: 'Dónde se usa',
  usedNowhere: 'Nada hace referencia a ella.',
  blockKind: 'Clase',
  entriesWith: 'Entradas',
  touchedPages: 'Páginas que toca un cambio',
  countPages: 'Contar páginas',
  touches: { one: '{count} página', other: '{count} páginas' },
  touchesAtLeast: { one: '{count} página hasta ahora', other: '{count} páginas hasta ahora' },
} as const

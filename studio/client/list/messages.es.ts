/** Textos de lo que está por atender, y de un borrador que se elimina. */
export default {
  attention: 'Por atender',
  noAttention: 'No hay nada por atender.',
  withErrors: 'Errores: aquello a lo que afectan no se muestra a los visitantes',
  soonPublished: 'Se publica en una semana',
  forgottenDrafts: 'Borradores que nadie ha tocado en cuatro semanas',
  openComments: 'Comentarios abiertos',
  withNotes: 'Avisos: conviene mirarlos',
  gathered: 'Lo que ha reunido el sitio',
  moreLines: { one: 'y {count} línea más', other: 'y {count} líneas más' },
  discardHelp: 'Lo publicado queda como está. El borrador sigue en el historial.',
} as const

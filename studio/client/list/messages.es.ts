/** Textos de lo que está por atender. */
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
} as const

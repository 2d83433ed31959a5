/** Textos para cuando la base de datos del contenido no responde. */
export default {
  databaseAway: 'La base de datos del contenido no responde.',
  databaseAwayHelp: 'Se vuelve a intentar cada pocos segundos.',
  awaySince:
    'La base de datos del contenido no responde desde {since}. Las listas y las páginas están como entonces. Lo que escriba se guarda en este navegador y pasará al estudio cuando responda.',
  keptWithoutDatabase:
    'La base de datos no responde. Su trabajo se guarda en este navegador y pasará al estudio cuando responda.',
  notKeptWithoutDatabase:
    'La base de datos no responde, y en este navegador no hay lugar para guardar su trabajo. Deje abierta esta página.',
  loadAgain: 'Vuelva a cargar la página. Lo que escriba se guarda en este navegador.',
} as const

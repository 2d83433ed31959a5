/** Texts about people in the studio, in Spanish. */
export default {
  signIn: 'Iniciar sesión',
  signInTitle: 'Inicie sesión en el estudio',
  signInWith: 'Iniciar sesión en {host}',
  signInOther: 'Iniciar sesión con otra cuenta',
  signOut: 'Cerrar sesión',
  providerAway:
    '{host} no responde. Quien ya inició sesión puede seguir trabajando. Inténtelo de nuevo en un rato; si continúa así, avise a quien administra el estudio.',
  providerDeclined: 'No se inició su sesión en {host}.',
  signInStale: 'Este inicio de sesión se empezó en otro navegador o hace demasiado tiempo. Empiece de nuevo.',
  signInFailed:
    'No se aceptó lo que respondió {host}. Inténtelo de nuevo; si continúa así, avise a quien administra el estudio: su registro dice por qué.',
  noRole:
    'Ha iniciado sesión en {host} como {as} y no tiene ningún papel en este estudio. Pídaselo a quien lo administra e indíquele este nombre.',
  people: 'Personas',
  person: 'Persona',
  role: 'Papel',
  roles: 'Papeles',
  roleAuthor: 'Autoría',
  rolePublisher: 'Publicación',
  roleAdministrator: 'Administración',
  rolesHelp: 'Quien administra el estudio decide en sus ajustes quién tiene cada papel.',
  sessions: 'Sesiones abiertas',
  sessionsHelp:
    'Un papel que se dio o se quitó vale desde el próximo inicio de sesión: termine la sesión para que valga enseguida.',
  sessionBegun: 'Desde',
  sessionUsed: 'Último uso',
  endSession: 'Terminar',
  endSessionOf: 'Terminar la sesión de {name}',
  sessionIsOver: 'La sesión de {name} ha terminado.',
  thisIsYou: 'Es usted',
  mayDo: 'Qué se puede hacer',
  yes: 'sí',
  no: 'no',
  actWrite: 'Escribir borradores',
  actDiscard: 'Eliminar borradores de otras personas',
  actPublish: 'Publicar, programar y retirar; escribir borradores programados',
  actRemove: 'Eliminar entradas y llevar sus direcciones a otra parte',
  actSettings: 'Cambiar ajustes, textos del sitio y redirecciones',
  actPeople: 'Ver quién está en el estudio, terminar sesiones y leer el registro de auditoría',
  mayNotPublish:
    'Su papel es {role}, que no puede publicar. Lo que escribe se guarda como borrador: pídaselo a quien publica.',
  sessionOver: 'La sesión ha terminado. Su trabajo está guardado en este navegador: inicie sesión y vuelva.',
  sessionOverNotKept:
    'La sesión ha terminado y este navegador no tiene espacio para guardar su trabajo. Deje esta página abierta e inicie sesión en otra.',
}

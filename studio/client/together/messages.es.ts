/** Texts that say who is here and who edits, in Spanish. */
export default {
  hereNow: 'Abierta aquí: {names}',
  lockedBy: 'Quién edita esta entrada',
  lockOther: '{name} edita esta entrada desde {when}. Puede leerla.',
  lockTaken: '{name} tomó el relevo: {when}. Puede leer la entrada.',
  lockWindow: 'También edita esta entrada en otra ventana, desde {when}.',
  lockPlanned: 'Este borrador se publica por sí mismo: {when}. Puede leerlo. Pida a quien publica que lo cambie.',
  lockFree: 'Nadie más edita ahora esta entrada.',
  lockUnsaved: 'Lo último que escribió no está guardado. Este navegador lo conserva y se guarda cuando tome el relevo.',
  letGo: 'Descartar lo que escribí',
  takeOver: 'Tomar el relevo',
  takeOverTitle: '¿Tomar el relevo de {name}?',
  takeOverHelp:
    'La entrada pasa a ser de solo lectura para {name}, a quien se le avisa. Lo que ha guardado está en el formulario; lo que no ha guardado queda en su navegador.',
} as const

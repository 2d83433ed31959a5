/** Texts that lead back to the form, and say what keys do, in Spanish. */
export default {
  toForm: 'Formulario',
  keyThrough: 'Recorrer una lista',
  keyOpen: 'Abrir lo elegido',
  keySave: 'Guardar enseguida',
  keyMove: 'Mover un elemento de una lista',
  keyInsert: 'Poner otro elemento después de este',
  keySide: 'Ocultar y mostrar la página junto al formulario',
  keyMarks: 'Énfasis, negrita y enlace en texto enriquecido',
  keyIndent: 'Mover adentro o afuera un elemento de texto enriquecido',
  keyTools: 'Ir a las herramientas de texto enriquecido',
} as const

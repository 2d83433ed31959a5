/** Texts about pictures, in Spanish. */
export default {
  uploadPictures: 'Subir imágenes',
  upload: 'Subir',
  uploadCount: { one: 'Subir {count} imagen', other: 'Subir {count} imágenes' },
  picturesAdded: { one: 'Se ha añadido {count} imagen', other: 'Se han añadido {count} imágenes' },
  dropPictures: 'Las imágenes también se pueden soltar aquí o pegar.',
  fileTooLarge: 'El archivo tiene más de {megabytes} MB.',
  fileTooLargeHelp: 'Guárdelo con menos píxeles o como JPEG, y súbalo así.',
  pastedPicture: 'Imagen pegada',
  pictureAlternative: 'Texto alternativo',
  pictureSpeaks: 'La imagen dice algo',
  pictureDecorates: 'Es decoración: quien no la ve no se pierde nada',
  pictureAlternativeHelp:
    'Lo que se ve y las palabras de al lado no dicen, en una frase: quién o qué, haciendo qué, dónde. Sin «Imagen de».',
  pictureCredit: 'Crédito',
  pictureCaption: 'Pie de imagen',
  sendingFile: 'Enviando {name}',
  leaveOut: 'Dejar fuera',
  samePicture: 'Esta misma imagen ya está.',
  takeThis: 'Usar «{name}»',
  addAnyway: 'Añadir otra ficha de ella',
  pointWithoutPicture: 'Todavía no hay imagen, o no se conocen su ancho y su alto.',
  pointKeys:
    'Haga clic en lo que más importa, o mueva el punto con las flechas. Abajo, cada proporción sin parte propia lo sigue.',
  pointAt: 'Punto focal: {x} % desde la izquierda, {y} % desde arriba',
  pointMiddle: 'Todavía sin punto focal: el centro. Las flechas ponen uno',
  pointNone: 'Quitar el punto focal',
}

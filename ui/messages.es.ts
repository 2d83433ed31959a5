import { defineTranslation } from '#engine'
import messages from './messages.ts'

export default defineTranslation(messages, {
  previous: 'Anterior',
  next: 'Siguiente',
  previousOf: 'Anterior: {label}',
  nextOf: 'Siguiente: {label}',
  pages: 'Páginas',
  page: 'Página',
  extension: 'ext.',
  fax: 'Fax',
  openOn: 'Abrir en {host}',
  loading: 'Cargando',
  enlarge: 'Ampliar la imagen',
  moreOnObject: 'Ver más sobre la obra',
  pictures: 'Imágenes',
  play: 'Reproducir',
  transcript: 'Transcripción',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  wholePicture: 'Mostrar la imagen completa',
  fullScreen: 'Pantalla completa',
  close: 'Cerrar',
  lookCloser: 'Ver de cerca',
  openFull: 'Abrir la imagen completa',
  picture: 'Imagen',
  table: 'Tabla',
})

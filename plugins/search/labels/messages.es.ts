import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  application: 'Aplicación',
  archivalFile: 'Expediente de archivo',
  archivalItem: 'Documento de archivo',
  archivalSeries: 'Serie de archivo',
  archivalSubseries: 'Subserie de archivo',
  archive: 'Archivo',
  audio: 'Audio',
  digitalExperience: 'Experiencia digital',
  essay: 'Ensayo',
  historicExhibition: 'Exposición histórica',
  location: 'Lugar',
  organization: 'Organización',
  page: 'Página',
  pdf: 'PDF',
  person: 'Persona',
  podcastAudio: 'Audio de pódcast',
  series: 'Serie',
  video: 'Video',
  webPage: 'Página web',
  website: 'Sitio web',
  museumCollection: 'Colección del museo',
  researchCollections: 'Colecciones de investigación',
})

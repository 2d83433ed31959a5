import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  museum: 'Museo',
  aboutMuseum: 'Acerca del museo',
  curatorial: 'Curaduría',
  conservation: 'Conservación',
  education: 'Educación',
  about: 'Acerca de',
  relatedDepartments: 'Departamentos relacionados',
  highlights: 'Obras destacadas',
  exhibitions: 'Exposiciones',
  events: 'Eventos',
  recentAcquisitions: 'Adquisiciones recientes',
  stories: 'Historias de la colección',
  publications: 'Publicaciones',
  partnerships: 'Colaboraciones',
  resources: 'Recursos',
  staff: 'Personal',
  getInTouch: 'Contacto',
})

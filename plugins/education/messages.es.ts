import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  education: 'Educación',
  k12Resource: 'Recurso educativo K-12',
  teacherResource: 'Recurso para docentes',
  gradeLevel: 'Nivel escolar',
  subject: 'Materia',
  resourceType: 'Tipo de recurso',
  topic: 'Tema',
  rowLabel: '{label}:',
  time: 'Tiempo',
  materialsNeeded: 'Materiales necesarios',
  resources: { one: 'recurso', other: 'recursos' },
  titleAscending: 'Título (A–Z)',
  titleDescending: 'Título (Z–A)',
  allResources: 'Todos los recursos',
  noResources: 'Todavía no se ha publicado ningún recurso.',
  findResource: 'Buscar un recurso',
  teachingResource: 'Recurso didáctico',
})

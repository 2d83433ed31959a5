import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  about: 'Acerca de',
  joinAndGive: 'Participar y donar',
  jobsWords: 'empleo, empleos, trabajo, trabajos, vacantes, ofertas de empleo, trabaja con nosotros, puestos vacantes',
  openPositions: 'Puestos vacantes',
  workingAt: 'Trabajar en {name}',
  leadership: 'Dirección y gobierno',
})

import { defineMessages } from 'atrium'

export default defineMessages('about', {
  about: 'About',
  joinAndGive: 'Join and Give',
  jobsWords: 'jobs, job, vacancies, careers, career, employment, work here, open positions, hiring',
  openPositions: 'Open positions',
  workingAt: 'Working at {name}',
  leadership: 'Leadership and Governance',
})

import { defineMessages } from '#engine'

export default defineMessages('documents', {
  k12Resource: 'K-12 Resource',
  joinAndGive: 'Join and Give',
  leadership: 'Leadership and Governance',
  legal: 'Legal',
})

import { defineMessages } from 'atrium'

export default defineMessages('documents', {
  k12Resource: 'K-12 Resource',
  legal: 'Legal',
})

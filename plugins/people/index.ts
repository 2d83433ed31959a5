import { definePlugin } from '#engine'
import { address, contact } from './contact.ts'
import { department, organization } from './organization.ts'
import { person } from './person.ts'

/** People, the organizations they work for, and how to reach them. */
export default definePlugin({
  name: 'people',
  contentTypes: [person, organization, department, address, contact],
})

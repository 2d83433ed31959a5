import { defineMessages } from 'atrium'

export default defineMessages('contact-rows', {
  byPost: 'By post, where no other address is given:',
})

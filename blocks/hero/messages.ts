import { defineMessages } from 'atrium'

export default defineMessages('hero', {
  by: 'By',
  jumpTo: 'Jump to',
  onThisSubject: 'On this subject',
  print: 'Print',
})

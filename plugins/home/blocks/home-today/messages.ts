import { defineMessages } from 'atrium'

export default defineMessages('homeToday', {
  today: 'Today, {date}',
  events: 'On today',
  exhibitions: 'On view',
  planDay: 'Plan your day',
  everything: { one: 'Everything today ({count})', other: 'Everything today ({count})' },
})

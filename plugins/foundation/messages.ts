import { defineMessages } from 'atrium'

export default defineMessages('foundation', {
  foundation: 'Foundation',
  funding: 'Funding',
  alwaysOpen: 'Always open',
  openUntil: 'Open until {date}',
  opensOn: 'Opens on {date}',
  closedOn: 'Closed on {date}',
  amount: 'Amount',
  decided: 'Decision',
  questions: 'Questions:',
  openNow: 'Open now',
  allCalls: 'All calls',
})

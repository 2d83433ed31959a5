/** Texts of looking at the site as of a moment. */
export default {
  showAsOf: 'Show as of …',
  showAsOfTitle: 'Show the site as of …',
  showAsOfHelp:
    'With what is published and taken back by itself until then, and with the events, opening hours and alerts of then.',
  otherMoment: 'Day and time',
  isPast: 'Choose a moment to come. What an entry was before is in its history.',
  tomorrow: 'Tomorrow',
  nextWeek: 'In a week',
  comingMoments: 'What comes next',
  show: 'Show',
  withDrafts: 'With drafts',
  asOfShown: 'As of {moment}, as visitors will have it.',
  asOfDrafts: 'As of {moment}, with drafts as they are saved.',
  backToNow: 'Back to now',
  showThen: 'Show the site then',
} as const

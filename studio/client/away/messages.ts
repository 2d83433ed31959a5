/** Texts for while the database does not answer that entries come from. */
export default {
  databaseAway: 'The content database does not answer.',
  databaseAwayHelp: 'It is asked again every few seconds.',
  awaySince:
    'The content database has not answered since {since}. Lists and pages are as they were then. What you write is kept in this browser, and saved when it answers.',
  keptWithoutDatabase: 'The database does not answer. Your work is kept in this browser, and saved when it does.',
  notKeptWithoutDatabase:
    'The database does not answer, and this browser has no room to keep your work. Leave this page open.',
  loadAgain: 'Load the page again. What you write is kept in this browser.',
} as const

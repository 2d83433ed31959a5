/** Texts of what needs attention, and of a draft that is deleted. */
export default {
  attention: 'Needs attention',
  noAttention: 'Nothing needs attention.',
  withErrors: 'Errors: what they concern is not shown to visitors',
  soonPublished: 'Published within a week',
  forgottenDrafts: 'Drafts that nobody has touched for four weeks',
  openComments: 'Open comments',
  withNotes: 'Notes: worth a look',
  gathered: 'What the site has gathered',
  moreLines: { one: 'and {count} more line', other: 'and {count} more lines' },
  discardHelp: 'What is published stays as it is. The draft is in the history still.',
} as const

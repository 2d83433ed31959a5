import { defineMessages } from 'atrium'

/** Texts around pages of a preview, in the language of the site. */
export default defineMessages('preview', {
  preview: 'Preview',
  previewFor: 'Preview for {note}, until {moment}.',
  ofOne: 'The draft of “{title}”; everything else as visitors have it.',
  ofAll: 'With all drafts.',
  asOf: 'As of {moment}.',
  asOfTitle: 'The site as of {moment}',
  withDrafts: 'With all drafts.',
  withoutDrafts: 'As visitors will have it.',
  backToNow: 'Back to now',
  ended: 'This preview cannot be shown',
  endedHelp: 'It may have ended. Whoever sent you the link can make a new one.',
})

/** Texts that say who is here and who edits. */
export default {
  hereNow: 'Open here: {names}',
  lockedBy: 'Who edits this entry',
  lockOther: '{name} has been editing this entry since {when}. You can read it.',
  lockTaken: '{name} took over at {when}. You can read the entry.',
  lockWindow: 'You are also editing this entry in another window, since {when}.',
  lockPlanned: 'This draft is published by itself at {when}. You can read it. Ask a publisher to change it.',
  lockFree: 'Nobody else is editing this entry now.',
  lockUnsaved: 'What you wrote last is not saved. This browser keeps it, and it is saved when you take over.',
  letGo: 'Drop what I wrote',
  takeOver: 'Take over',
  takeOverTitle: 'Take over from {name}?',
  takeOverHelp:
    'The entry becomes read-only for {name}, who is told so. What they have saved is in the form; what they have not saved stays in their browser.',
} as const

/** Texts that lead back to the form, and say what keys do. */
export default {
  toForm: 'Form',
  keyThrough: 'Go through a list',
  keyOpen: 'Open what is chosen',
  keySave: 'Save at once',
  keyMove: 'Move an item of a list',
  keyInsert: 'Put another item after this one',
  keySide: 'Hide the page beside the form, and show it',
  keyMarks: 'Emphasis, strong and link in rich text',
} as const

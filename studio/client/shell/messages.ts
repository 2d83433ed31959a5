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
  keyIndent: 'Move an item of rich text in or out',
  keyTools: 'Go to the tools of rich text',
} as const

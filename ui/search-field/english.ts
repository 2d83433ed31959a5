/** Holds what the script says in English; in other languages the page brings the words. */
export const english = {
  suggestions: 'Suggestions',
  found: 'Suggestions: {count}. Choose with the arrow keys.',
  none: 'No suggestions',
} as const

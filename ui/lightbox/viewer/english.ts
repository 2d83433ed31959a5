/** Holds what the script says in English; in other languages the page brings the words. */
export const english = {
  notLoaded: 'This picture could not be loaded. Close the viewer and open it again.',
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous',
  next: 'Next',
} as const

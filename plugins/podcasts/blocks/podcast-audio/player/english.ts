/** Holds what the player says in English; in other languages the page brings the words. */
export const english = {
  play: 'Play',
  pause: 'Pause',
  resumeAt: 'Continue at',
  notPlayed: 'This recording cannot be played at the moment. Try again later.',
} as const

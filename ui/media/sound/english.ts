/** Holds what the player says in English; in other languages the page brings the words. */
export const english = {
  play: 'Play',
  pause: 'Pause',
  resumeAt: 'Continue at',
  back: 'Back {seconds} seconds',
  forward: 'Forward {seconds} seconds',
  position: 'Position',
  speed: 'Speed',
  close: 'Stop and close',
  nowPlaying: 'Recording',
  refused: 'The browser plays nothing by itself. Press play to go on listening.',
  notPlayed: 'This recording cannot be played at the moment. Try again later.',
} as const

export type PlayerTexts = Readonly<Record<keyof typeof english, string>>

/** Holds what the script says in English; in other languages the page brings the words. */
export const english = {
  loading: 'Loading the picture',
  notInParts: 'The picture cannot be shown in parts now. Try again later, or open it whole.',
  partMissing: 'A part of the picture did not arrive. Close and open it again, or open it whole.',
  howToMove: 'Move with the arrow keys, zoom with plus and minus, see the whole with zero.',
} as const

/** Shapes on a grid of 16 pixels, drawn as strokes. */
const SHAPES = {
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  handle: 'M6 3h.01M10 3h.01M6 8h.01M10 8h.01M6 13h.01M10 13h.01',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  previous: 'M10 3L5 8l5 5',
  next: 'M6 3l5 5-5 5',
} as const

/** A small sign beside or in place of words; what it means is said by its button. */
export function Icon({ name }: { name: keyof typeof SHAPES }) {
  const isDots = name === 'more' || name === 'handle'
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={SHAPES[name]} fill="none" stroke="currentColor" strokeWidth={isDots ? 2.5 : 1.5} strokeLinecap="round" />
    </svg>
  )
}

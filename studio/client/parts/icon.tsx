/** Shapes on a grid of 16 pixels, drawn as strokes. */
const SHAPES = {
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  handle: 'M6 3h.01M10 3h.01M6 8h.01M10 8h.01M6 13h.01M10 13h.01',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  previous: 'M10 3L5 8l5 5',
  next: 'M6 3l5 5-5 5',
  opens: 'M4.5 6.5L8 10l3.5-3.5',
  bullets: 'M3 4h.01M3 8h.01M3 12h.01M6.5 4h7M6.5 8h7M6.5 12h7',
  numbers: 'M2.4 2.8l1.2-.8v4M2.2 10.6c.3-1.1 2-1 2 .1 0 1-2 1.4-2 2.6h2.1M7 4h6.5M7 8h6.5M7 12h6.5',
  quotation: 'M3 5h3v3.5L4.5 11M9.5 5h3v3.5L11 11',
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

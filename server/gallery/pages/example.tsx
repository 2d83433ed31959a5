import { useScript } from '#ui/render-context.tsx'
import { GALLERY } from './addresses.ts'

/** Widths at which examples may be looked at, in pixels; any other is that of the page. */
export const frameWidths: readonly number[] = [390, 768]
/** The script that fits a frame to what it shows. */
const FRAME = 'server/gallery/frame.enhance.ts'

export interface ExampleProps {
  type: string
  label: string
  /** From 1. */
  number: number
  /** Which fields it fills. */
  summary: string
  /** What is written to get it, and by whom. */
  source: { by: string; text: string }
}

/** An example in a frame of its own, so that its ids, styles and scripts are those of a page. */
export function Example({ type, label, number, summary, source }: ExampleProps) {
  const address = `${GALLERY}/${type}/${number}`
  const id = `example-${number}`
  return (
    <article className="gallery-example" aria-labelledby={id}>
      <h3 id={id}>Example {number}</h3>
      <p className="gallery-facts">
        <span>{summary}</span>
        <a href={address}>
          Open alone<span className="visually-hidden">: example {number}</span>
        </a>
      </p>
      <div className="gallery-frame" data-island={useScript(FRAME)}>
        <iframe src={address} title={`${label}, example ${number}`} loading="lazy" />
      </div>
      <details>
        <summary>What {source.by}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre tabIndex={0}>
          <code>{source.text}</code>
        </pre>
      </details>
    </article>
  )
}

/** Shows the examples as wide as a phone, a tablet, or the page. */
export function FrameWidths({ type, width }: { type: string; width: number | null }) {
  const choices = [
    { name: 'Whole width', of: null },
    ...frameWidths.map((pixels) => ({ name: `${pixels} px`, of: pixels })),
  ]
  return (
    <nav className="gallery-widths" aria-label="Width of the examples">
      <ul>
        {choices.map(({ name, of }) => (
          <li key={name}>
            <a
              href={`${GALLERY}/${type}${of ? `?width=${of}` : ''}#examples`}
              aria-current={of === width ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

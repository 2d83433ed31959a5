import { defineBlock } from 'atrium'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { useScript } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'

const item = z.object({
  title: z.string(),
  /** Tells which fields it fills in. */
  summary: z.string().optional(),
  /** The page that shows it alone. */
  frame: z.object({ src: z.string(), title: z.string() }).optional(),
  /** Holds what is written to get it. */
  source: z.object({ title: z.string(), code: z.string(), isOpen: z.boolean().default(false) }),
})
const schema = z.object({
  heading: z.string(),
  /** Width of the frames in pixels; default: that of the page. */
  width: z.number().optional(),
  /** Ways to other widths. */
  widths: z.array(z.object({ title: z.string(), href: z.string(), isCurrent: z.boolean() })).default([]),
  items: z.array(item).default([]),
})

function GalleryExamples({ id, heading, width, widths, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      {widths.length > 0 && (
        <nav className="gallery-widths" aria-label="Width of the examples">
          <ul>
            {widths.map(({ title, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent || undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="gallery-examples" data-width={width}>
        {items.map((item, index) => (
          <Example key={item.title} id={`${id ?? 'example'}-${index + 1}`} {...item} />
        ))}
      </div>
    </Band>
  )
}

/** Gives a frame the height of what it shows. */
const FIT = 'plugins/gallery/blocks/gallery-examples/frame.enhance.ts'

function Example({ id, title, summary, frame, source }: z.output<typeof item> & { id: string }) {
  const fit = useScript(FIT)
  return (
    <article className="gallery-example" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {frame && (
        <>
          <p className="gallery-summary">
            <span>{summary}</span>
            <a href={frame.src}>
              Open alone<span className="visually-hidden">: {title}</span>
            </a>
          </p>
          <div className="gallery-frame" data-island={fit}>
            <iframe {...frame} loading="lazy" />
          </div>
        </>
      )}
      <details open={source.isOpen}>
        <summary>{source.title}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre tabIndex={0}>
          <code>{source.code}</code>
        </pre>
      </details>
    </article>
  )
}

const frame = { src: '/_blocks/textBlock/1', title: 'Text, example 1' }
const code = '{\n  "text_block": {\n    "text": "<p>Words.</p>"\n  }\n}'

const galleryExamples = defineBlock({
  type: 'galleryExamples',
  label: 'Examples in the gallery',
  description: 'Examples alive, each in a frame, with what is written to get them.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Examples',
      width: 390,
      widths: [
        { title: 'Whole width', href: '/_blocks/textBlock#examples', isCurrent: false },
        { title: '390 px', href: '/_blocks/textBlock?width=390#examples', isCurrent: true },
      ],
      items: [{ title: 'Example 1', summary: 'text', frame, source: { title: 'What an editor writes', code } }],
    },
    {
      heading: 'Examples to copy',
      items: [{ title: 'The smallest entry', source: { title: 'entries/document/a.json', code, isOpen: true } }],
    },
  ],
  Component: GalleryExamples,
})

export default galleryExamples

declare module 'atrium' {
  interface Blocks {
    galleryExamples: typeof galleryExamples
  }
}

import { exampleUid } from '../facts/entry-example.ts'

export interface ExampleEntryProps {
  id: string
  title: string
  type: string
  json: string
  isOpen?: boolean
}

/** An entry as its file holds it. */
export function ExampleEntry({ id, title, type, json, isOpen }: ExampleEntryProps) {
  return (
    <article className="gallery-example" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <details open={isOpen}>
        <summary>
          <code>
            entries/{type}/{exampleUid(type)}.json
          </code>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre tabIndex={0}>
          <code>{json}</code>
        </pre>
      </details>
    </article>
  )
}

import type { InstalledBlock } from '#engine/host.ts'
import type { Composer } from '../facts/composed.ts'
import type { FieldRow } from '../facts/field-rows.ts'
import { placements } from '../facts/search.ts'
import type { Usage } from '../facts/usage.ts'
import { GALLERY } from './addresses.ts'
import { Example, type ExampleProps, FrameWidths } from './example.tsx'
import { Fact } from './fact.tsx'
import { FieldTable, type FieldTableProps } from './field-table.tsx'
import { Layout } from './layout.tsx'
import { Uses } from './uses.tsx'

export interface BlockPageProps {
  siteName: string
  block: InstalledBlock
  fields: readonly FieldRow[]
  /** The installed content types. */
  types: FieldTableProps['types']
  examples: readonly Pick<ExampleProps, 'number' | 'summary' | 'source'>[]
  /** Width of the examples in pixels; null: that of the page. */
  width: number | null
  /** Fields in which editors may put the block, like `article.body`. */
  allowedIn: readonly string[]
  /** How pages import the modules beside the block. */
  modules: readonly string[]
  usage: Usage | undefined
  composers: readonly Composer[]
  fileOf: (place: { contentType: string; uid: string; isDraft: boolean }) => string
}

/** One block: when to use it, its examples, its fields, and where it stands. */
export function BlockPage({ siteName, block, fields, types, examples, width, modules, ...use }: BlockPageProps) {
  const { definition, file, island } = block
  const { type, label, description, wire, placement } = definition
  const where = placements.find((group) => group.placement === placement)?.one
  return (
    <Layout
      siteName={siteName}
      part={GALLERY}
      title={label}
      lead={description && <p className="gallery-lead">{description}</p>}
    >
      <section className="gallery-section" aria-label="Facts">
        <dl className="gallery-list">
          <Fact name="Where">{where}</Fact>
          <Fact name="Block type">
            <code>{type}</code>
          </Fact>
          {wire && (
            <Fact name="Name in content">
              <code>{wire}</code>
            </Fact>
          )}
          <Fact name="File">
            <code>{file}</code>
          </Fact>
          {modules.length > 0 && (
            <Fact name="Modules of it">
              {modules.map((line) => (
                <code key={line}>{line}</code>
              ))}
            </Fact>
          )}
          <Fact name="In the browser">
            {island ? (
              <>
                hydrated from <code>{island}</code>
              </>
            ) : (
              'HTML only'
            )}
          </Fact>
        </dl>
      </section>
      <section className="gallery-section" aria-labelledby="examples">
        <h2 id="examples">Examples</h2>
        <FrameWidths type={type} width={width} />
        <div className="gallery-examples" data-width={width ?? undefined}>
          {examples.map((example) => (
            <Example key={example.number} type={type} label={label} {...example} />
          ))}
        </div>
      </section>
      <section className="gallery-section" aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <FieldTable rows={fields} types={types} />
      </section>
      <Uses block={block} {...use} />
    </Layout>
  )
}

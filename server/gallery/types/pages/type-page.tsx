import { TYPES } from '../../pages/addresses.ts'
import { Codes } from '../../pages/codes.tsx'
import { Fact } from '../../pages/fact.tsx'
import { FieldTable, type FieldTableProps } from '../../pages/field-table.tsx'
import { Layout } from '../../pages/layout.tsx'
import type { FieldGroup } from '../facts/field-tables.ts'
import type { ListedType } from '../facts/groups.ts'
import { Entries, type EntriesProps } from './entries.tsx'
import { ExampleEntry } from './example-entry.tsx'
import { Words } from './words.tsx'

export interface TypePageProps extends EntriesProps {
  siteName: string
  type: ListedType
  page: { file: string } | undefined
  /** Where entries stand, with names in backticks. */
  address: string
  /** Names on the wire. */
  required: readonly string[]
  /** A site needs an entry of this type, or of another that stands at `/`. */
  isHome: boolean
  tables: readonly FieldGroup[]
  types: FieldTableProps['types']
  /** Examples, as JSON. */
  smallest: string
  full: string
}

/** One content type: what an entry needs, where it stands, its fields, examples to copy, and what there is of it. */
export function TypePage({ siteName, type, page, address, required, isHome, tables, types, ...more }: TypePageProps) {
  const { smallest, full, ...entries } = more
  return (
    <Layout
      siteName={siteName}
      part={TYPES}
      title={type.label}
      lead={type.help && <p className="gallery-lead">{type.help}</p>}
    >
      <section className="gallery-section" aria-label="Facts">
        <dl className="gallery-list">
          <Fact name="Address" isLong>
            <Words text={address} />
          </Fact>
          <Fact name="An entry needs">
            <Codes names={required} />
          </Fact>
          <Fact name="A site needs">
            {isHome ? 'one entry at /, of this type or another that stands there' : 'none of this type'}
          </Fact>
          <Fact name="In lists">{type.isCard ? 'shown as a card' : 'not shown: it is not a card'}</Fact>
          <Fact name="Content type">
            <code>{type.name}</code>
          </Fact>
          <Fact name="Files">
            <code>entries/{type.name}/&lt;uid&gt;.json</code>
          </Fact>
          <Fact name="Declared in">
            <code>{type.file}</code>
          </Fact>
          {page && page.file !== type.file && (
            <Fact name="Page">
              <code>{page.file}</code>
            </Fact>
          )}
        </dl>
        <nav className="gallery-widths" aria-label="On this page">
          <ul>
            {[{ id: 'examples', title: 'Examples to copy' }, ...tables, { id: 'entries', title: 'Entries' }].map(
              ({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ),
            )}
          </ul>
        </nav>
      </section>
      <section className="gallery-section" aria-labelledby="examples">
        <h2 id="examples">Examples to copy</h2>
        <ExampleEntry id="smallest" title="The smallest entry" type={type.name} json={smallest} isOpen />
        <ExampleEntry id="full" title="An entry with every field" type={type.name} json={full} />
      </section>
      {tables.map(({ id, title, rows }) => (
        <section className="gallery-section" key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <FieldTable rows={rows} types={types} />
        </section>
      ))}
      <Entries {...entries} />
    </Layout>
  )
}

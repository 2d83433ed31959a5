import { memo } from 'react'
import type { FormField, WireObject } from '../api/contract.ts'
import { useTexts } from '../parts/texts.tsx'
import { FieldRows } from './field-rows.tsx'
import { formParts, otherKeys } from './form-parts.ts'

interface EntryFormProps {
  fields: readonly FormField[]
  groups: readonly string[]
  system: readonly string[]
  value: WireObject
}

/** The form of an entry: the parts that its type names, then what the file has beside. */
export const EntryForm = memo(function EntryForm({ fields, groups, system, value }: EntryFormProps) {
  const texts = useTexts()
  return (
    <div className="entry-form">
      {formParts(fields, groups).map(({ name, fields: own }) => (
        <section key={name ?? ''} className="form-part" data-part={name ?? ''} aria-label={name ?? texts.content}>
          {name !== undefined && <h2>{name}</h2>}
          <FieldRows fields={own} siblings={fields} object={value} path={[]} />
        </section>
      ))}
      <OtherKeys fields={fields} system={system} value={value} />
    </div>
  )
})

/** Shows what no field reads is kept as it is, and shown. */
function OtherKeys({ fields, system, value }: Omit<EntryFormProps, 'groups'>) {
  const texts = useTexts()
  const { unknown, kept } = otherKeys(fields, system, value)
  if (unknown.length + kept.length === 0) return null
  return (
    <details className="other-keys">
      <summary>{texts.otherKeys({ count: unknown.length + kept.length })}</summary>
      <p className="help">{texts.otherKeysHelp}</p>
      <dl>
        {[...unknown, ...kept].map((key) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              <pre>{JSON.stringify(value[key], null, 2)}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

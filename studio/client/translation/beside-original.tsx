import { RichPreview } from '../../fields/html/rich-preview.tsx'
import type { FormField } from '../api/contract.ts'
import { useTexts } from '../parts/texts.tsx'
import { useTools } from '../tools/tools.tsx'
import { ValueWords } from '../tools/value-words.tsx'
import type { TranslatedField, Translation } from './translation.ts'

interface OriginalProps {
  field: FormField
  value: unknown
  tag: string
}

/** What the original says, in its language. */
function Original({ field: { kind }, value, tag }: OriginalProps) {
  const isRich = (kind === 'html' || kind === 'inline') && typeof value === 'string'
  return (
    <div className="original-words" lang={tag} dir="auto">
      {isRich ? <RichPreview html={value} isInline={kind === 'inline'} /> : <ValueWords value={value} />}
    </div>
  )
}

interface BesideProps {
  field: FormField
  translated: TranslatedField
  translation: Translation
  value: unknown
  /** Puts a value into the field, and the focus. */
  put(value: unknown): void
}

/** In place of the control of a field that is as in the original. */
export function AsOriginal({ field, translated: { is, original }, translation, put }: BesideProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  return (
    <div className="as-original">
      <Original field={field} value={original} tag={translation.from.tag} />
      {is === 'same' ? (
        <p className="help">{texts.sameInAll(translation.names)}</p>
      ) : (
        <button
          type="button"
          disabled={isReadOnly}
          aria-label={texts.translateThis({ name: field.label })}
          onClick={() => put(structuredClone(original))}
        >
          {texts.translateField}
        </button>
      )}
    </div>
  )
}

/** Below the control of a field that this language says itself. */
export function BesideOriginal({ field, translated: { is, original }, translation, value, put }: BesideProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const { names, from } = translation
  const isSame = JSON.stringify(value) === JSON.stringify(original)
  return (
    <div className="beside-original">
      <p className="help">
        {isSame ? texts.sameAsOriginal(names) : texts.inOriginal(names)}{' '}
        {is === 'own' && !isReadOnly && (
          <button
            type="button"
            className="as-link"
            aria-label={texts.asOriginalThis({ name: field.label, ...names })}
            onClick={() => put(undefined)}
          >
            {texts.asOriginal(names)}
          </button>
        )}
      </p>
      {!isSame && field.kind !== 'blocks' && <Original field={field} value={original} tag={from.tag} />}
    </div>
  )
}

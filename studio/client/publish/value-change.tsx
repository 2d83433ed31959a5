import { diffArrays } from 'diff'
import { useMemo } from 'react'
import { comparableTexts, shortened, type WordChange, wordChanges } from '../model/compare/word-changes.ts'
import { useTexts } from '../parts/texts.tsx'
import { useValueWords, ValueWords } from '../tools/value-words.tsx'

/** What a value was and is: of texts word by word, of lists item by item, of anything else one after the other. */
export function ValueChange({ before, after }: { before: unknown; after: unknown }) {
  const texts = useTexts()
  const said = useValueWords(before, after)
  const found = useMemo(() => changesOf(before, after, said), [before, after, said])
  if (found)
    return (
      <p className="word-changes">
        {found.isMarkup && <span className="help">{texts.markupChanged} </span>}
        {found.changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their place alone
          <Change key={index} {...change} />
        ))}
      </p>
    )
  return (
    <>
      {before !== undefined && (
        <p>
          <Marked kind="removed">
            <ValueWords value={before} />
          </Marked>
        </p>
      )}
      {after !== undefined && (
        <p>
          <Marked kind="added">
            <ValueWords value={after} />
          </Marked>
        </p>
      )}
    </>
  )
}

const Change = ({ kind, text }: WordChange) => (kind === 'same' ? text : <Marked kind={kind}>{text}</Marked>)

/** Struck out or underlined for who sees it, in words for who hears it. */
function Marked({ kind, children }: { kind: 'added' | 'removed'; children: React.ReactNode }) {
  const texts = useTexts()
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <span className="only-heard"> {kind === 'added' ? texts.heardAdded : texts.heardRemoved} </span>
      {children}
      <span className="only-heard">. </span>
    </Element>
  )
}

function changesOf(
  before: unknown,
  after: unknown,
  { dateOf, wordsOf, keyOf }: ReturnType<typeof useValueWords>,
): { changes: WordChange[]; isMarkup: boolean } | undefined {
  if (typeof before === 'string' && typeof after === 'string') {
    // Of a date all is another.
    if (dateOf(before) !== undefined || dateOf(after) !== undefined) return undefined
    const compared = comparableTexts(before, after)
    const changes = wordChanges(compared.before, compared.after)
    return changes && { changes: shortened(changes), isMarkup: compared.isMarkup }
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const comparator = (one: unknown, other: unknown) => keyOf(one) === keyOf(other)
  const changes = diffArrays<unknown>(before, after, { comparator }).map(
    ({ added, removed, value }): WordChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.map(wordsOf).join(', '),
    }),
  )
  // Between two that are shown beside each other there is a comma.
  const parted = changes.flatMap((change, index): WordChange[] =>
    index === 0 ? [change] : [{ kind: 'same', text: ', ' }, change],
  )
  return { changes: parted, isMarkup: false }
}

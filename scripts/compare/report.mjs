/** Of one change no more lines, and of one line no more characters, are shown. */
const MAX_LINES = 6
const MAX_CHARACTERS = 400
const FEW_ADDRESSES = 5

/**
 * Groups of differences as text: of each the addresses, and the change of the first of them.
 *
 * @param {import('./answers.mjs').Group[]} groups
 * @param {boolean} whole every address and change in full
 */
export const reportOf = (groups, whole) =>
  groups
    .map(({ change, addresses }, index) => {
      const shown = whole ? addresses : addresses.slice(0, FEW_ADDRESSES)
      const further = addresses.length - shown.length
      const list = `${shown.join(' ')}${further > 0 ? ` and ${further} more` : ''}`
      const count = `${addresses.length} ${addresses.length === 1 ? 'address' : 'addresses'}`
      return [
        `${index + 1}. ${change.part}, ${count}: ${list}`,
        ...sideOf('-', change.removed, whole),
        ...sideOf('+', change.added, whole),
      ].join('\n')
    })
    .join('\n\n')

function sideOf(sign, text, whole) {
  if (text === '') return []
  const lines = text.replace(/\n$/, '').split('\n')
  const shown = whole ? lines : lines.slice(0, MAX_LINES).map((line) => cut(line))
  return [...shown, ...(shown.length < lines.length ? ['…'] : [])].map((line) => `   ${sign} ${line}`)
}

const cut = (line) => (line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line)

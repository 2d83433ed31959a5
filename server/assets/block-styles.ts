/** A block as far as its styles are concerned. */
interface StyledBlock {
  /** The file that declares it: its own `index.tsx`, or its plugin's `index.ts`. */
  file: string
}

/**
 * Finds the style sheet of each block. A block with a folder of its own has the sheets of that folder; a block that a
 * plugin declares has the sheets of the plugin whose file or folder bears the block's name.
 *
 * @param sheets text of style sheets by file, from the root
 * @returns style sheets by block type, and the files that belong to no block
 */
export function blockStyles(
  sheets: Readonly<Record<string, string>>,
  blocks: ReadonlyMap<string, StyledBlock>,
): { styles: Map<string, string>; unused: string[] } {
  const keys = Object.keys(sheets).sort()
  const files = keys.map((key) => [key, trim(key)] as const)
  const used = new Set<string>()
  const styles = new Map<string, string>()
  for (const [type, { file: declaredIn }] of blocks) {
    const folder = trim(declaredIn.slice(0, declaredIn.lastIndexOf('/') + 1))
    const isOwn = /\/index\.tsx$/.test(declaredIn)
    const own = files.filter(([, file]) => file.startsWith(folder) && (isOwn || isNamed(file, type)))
    if (own.length === 0) continue
    for (const [key] of own) used.add(key)
    styles.set(type, own.map(([key]) => sheets[key]).join('\n'))
  }
  return { styles, unused: keys.filter((key) => !used.has(key)) }
}

const trim = (file: string) => file.replace(/^\//, '')

/** `seasonList` is the block of `season-list.css` and of `season-list/anything.css`. */
function isNamed(file: string, type: string): boolean {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const names = [name, name.replace(/-block$/, '')]
  const [folder = '', base = ''] = file.split('/').slice(-2)
  return names.some((one) => folder === one || base.replace(/\.css$/, '') === one)
}

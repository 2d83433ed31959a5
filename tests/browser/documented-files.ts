import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = join(import.meta.dirname, '../../docs')
const DOCUMENTS = ['add-a-page', 'add-an-area', 'add-a-block', 'settings-of-areas', 'another-look']

/**
 * Writes the code of the documents that says in its first line where it belongs: `// plugins/recipes/index.ts`.
 *
 * @param root of a copy of the project, or of the repository of a site
 * @param isWanted told each file; default: all
 * @returns the files that were written
 */
export function writeDocumented(root: string, isWanted: (file: string) => boolean = () => true): string[] {
  const examples = DOCUMENTS.flatMap((document) => [
    ...readFileSync(join(documents, `${document}.md`), 'utf8').matchAll(
      /^```(?:tsx?|css)\n\/[/*] ((?:plugins|blocks|theme|ui)\/\S+)(?: \*\/)?\n([\s\S]*?)^```$/gm,
    ),
  ]).flatMap(([, file = '', text = '']) => (isWanted(file) ? [{ file, text }] : []))
  for (const { file, text } of examples) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return examples.map(({ file }) => file)
}

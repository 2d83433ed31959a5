import { blockModules } from 'virtual:installed'

/**
 * Lists the modules that are declared beside a block, each as the line by which a page imports it.
 *
 * @param file of the block, like `blocks/card-listing/index.tsx`
 */
export function modulesBeside(file: string, declared = blockModules): string[] {
  const path = file.replace(/index\.tsx$/, 'module.ts')
  const names = Object.entries(declared[`/${path}`] ?? {}).flatMap(([name, value]) => (isModule(value) ? name : []))
  return names.map((name) => `import { ${name} } from 'atrium/${path}'`)
}

/** Several kinds of a module may be declared as one, whose first parameter names the kind. */
const isModule = (value: unknown): boolean =>
  typeof value === 'function' && ('kinds' in value || ('field' in value && 'section' in value))

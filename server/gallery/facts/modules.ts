import type { ModuleBuilder } from '#engine/host.ts'

/**
 * The modules that are declared beside a block, each as the line by which a page imports it.
 *
 * @param file of the block, like `blocks/card-listing/index.tsx`
 * @param declared files `module.ts`
 */
export function modulesBeside(file: string, declared: Readonly<Record<string, object>>): string[] {
  const path = file.replace(/index\.tsx$/, 'module.ts')
  const names = Object.entries(declared[`/${path}`] ?? {}).flatMap(([name, value]) => (isModule(value) ? name : []))
  return names.map((name) => `import { ${name} } from '#${path}'`)
}

const isModule = (value: unknown): value is ModuleBuilder<never, never, never> =>
  typeof value === 'function' && 'field' in value && 'section' in value

import type { EnvironmentModuleGraph } from 'vite'
import { describe, expect, it } from 'vitest'
import { loadedSources } from './source-hash.ts'

/** Files with what each takes of others. */
const FILES: Record<string, Record<string, string[]>> = {
  'services/content/index.ts': { 'engine/index.ts': ['f'] },
  'server/start/site/site-definition.ts': {
    'plugins/news/article.ts': ['default'],
    'plugins/shop/book.ts': ['default'],
  },
  'engine/index.ts': {},
  'plugins/news/article.ts': {
    'plugins/news/byline.tsx': ['Byline'],
    'plugins/news/words.tsx': ['Words', 'firstWords'],
  },
  'plugins/news/byline.tsx': { 'plugins/news/face.ts': ['faceOf'] },
  'plugins/news/face.ts': {},
  'plugins/news/words.tsx': {},
  'plugins/shop/book.ts': { 'plugins/shop/SIZES.ts': ['SIZES'] },
  'plugins/shop/SIZES.ts': {},
}

/** Modules as Vite has them when one file was saved. */
function hashesAfter(saved?: string): ReturnType<typeof loadedSources> {
  const imports = (file: string) =>
    Object.entries(FILES[file] ?? {}).map(
      ([other, names]) => `await __vite_ssr_import__("/${other}", {"importedNames":${JSON.stringify(names)}})`,
    )
  const nodes = new Map(
    Object.keys(FILES).map((file) => {
      const code = [...imports(file), file === saved ? 'saved' : ''].join('\n')
      return [file, { id: file, url: `/${file}`, transformResult: { code }, importedModules: new Set() }]
    }),
  )
  for (const [file, node] of nodes)
    for (const other of Object.keys(FILES[file] ?? {})) node.importedModules.add(nodes.get(other))
  const getModulesByFile = (path: string) => {
    const node = nodes.get(path.slice('/project/'.length))
    return node && new Set([node])
  }
  return loadedSources({ getModulesByFile } as unknown as EnvironmentModuleGraph, {
    atrium: '/project',
    site: '/project',
  })
}

describe('the sources that entries are derived with', () => {
  it.each([
    ['of a component are none', 'plugins/news/byline.tsx', []],
    ['are those that a component alone takes neither', 'plugins/news/face.ts', []],
    ['are those that declare their type', 'plugins/news/article.ts', ['news', 'all']],
    ['are functions beside components', 'plugins/news/words.tsx', ['news', 'all']],
    ['are constants', 'plugins/shop/SIZES.ts', ['shop', 'all']],
    ['are those of the engine, of every type', 'engine/index.ts', ['news', 'shop', 'all']],
    ['are those that read content, of every type', 'services/content/index.ts', ['news', 'shop', 'all']],
  ])('%s', (_, saved, changed) => {
    const files = { news: 'plugins/news/article.ts', shop: 'plugins/shop/book.ts', all: undefined }
    const [before, after] = [hashesAfter(), hashesAfter(saved)]
    const others = Object.entries(files).filter(([, file]) => before(file) !== after(file))
    expect(others.map(([name]) => name)).toEqual(changed)
  })
})

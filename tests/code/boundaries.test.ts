import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, isDemo, isTest, packageOf, root, sourceFiles } from './source-files.ts'

const areaOf = (path: string): string => path.split('/').slice(0, 2).join('/')
const top = (path: string): string => path.split('/')[0] as string

/** Folders that files of a folder may import from, beside their own. Only the server sees all. */
const ALLOWED: Record<string, readonly string[]> = {
  engine: [],
  ui: ['engine'],
  blocks: ['engine', 'ui'],
  plugins: ['engine', 'ui', 'blocks'],
  services: ['engine'],
  config: ['engine'],
}

const code = sourceFiles.filter(({ path }) => !isTest(path) && /\.tsx?$/.test(path))
const local = (imported: string): boolean => packageOf(imported) === undefined && !/^(node|virtual):/.test(imported)

describe('boundaries', () => {
  it.each(Object.entries(ALLOWED))('files of %s import from it and from [%s]', (folder, allowed) => {
    const crossings = code
      .filter(({ path }) => top(path) === folder)
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => local(imported) && top(imported) !== folder && !allowed.includes(top(imported)))
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it.each(['plugins', 'blocks'])('folders under %s never import each other', (folder) => {
    const crossings = sourceFiles
      .filter(({ path }) => top(path) === folder && path.split('/').length > 2 && /\.tsx?$/.test(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            (imported) =>
              top(imported) === folder && imported.split('/').length > 2 && areaOf(imported) !== areaOf(file.path),
          )
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('only the composition root and the commands that go without a server see services, blocks and plugins', () => {
    const crossings = code
      .filter(
        ({ path }) => top(path) === 'server' && !/^server\/(site|site-definition|commands\/[\w-]+)\.ts$/.test(path),
      )
      .flatMap((file) =>
        [
          ...importsOf(file),
          ...[...file.text.matchAll(/['"]\/((?:plugins|services)\/[^'"]*\.tsx?)['"]/g)].map(
            ([, glob]) => glob as string,
          ),
        ]
          .filter((imported) => ['plugins', 'services', 'blocks'].includes(top(imported)))
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('nothing of the product imports the demo institution', () => {
    const crossings = sourceFiles
      .filter(({ path }) => !isDemo(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(isDemo)
          .map((imported) => `${file.path} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('what runs in production imports installed packages only', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const missing = code
      .filter(({ path }) => !path.startsWith('scripts/'))
      .flatMap((file) =>
        importsOf(file)
          .map(packageOf)
          .filter((name) => name !== undefined && !(name in dependencies) && !isTypesOnly(file.text, name))
          .map((name) => `${file.path} imports ${name}`),
      )
    expect(missing).toEqual([])
  })

  it('scripts that install and start import at first nothing that has to be installed', () => {
    const early = sourceFiles
      .filter(({ path }) => /^scripts\/(setup\/)?[^/]+\.mjs$/.test(path))
      .flatMap((file) =>
        [...file.text.matchAll(/^import\s.*from '([^']+)'/gm)].map(([, name]) => `${file.path} imports ${name}`),
      )
      .filter((line) => !/imports (node:|\.)/.test(line))
    expect(early).toEqual([])
  })
})

/** Type packages leave nothing in the built program. */
const isTypesOnly = (text: string, name: string): boolean =>
  [...text.matchAll(new RegExp(`^import\\s+(type\\s)?.*['"]${name}(?:/[^'"]*)?['"]`, 'gm'))].every(
    ([, type]) => type !== undefined,
  )

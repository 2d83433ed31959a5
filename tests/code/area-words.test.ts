import { describe, expect, it } from 'vitest'
import { isTest, sourceFiles } from '../../server/commands/measures/source-files.ts'

const areaOf = (path: string): string => path.split('/').slice(0, 2).join('/')
const code = sourceFiles.filter(({ path }) => !isTest(path) && /\.tsx?$/.test(path))
const inAreas = code.filter(({ path }) => path.startsWith('plugins/'))

describe('an area owns its words', () => {
  it('nothing outside an area names a block or a port that the area declares', () => {
    const declared = inAreas.flatMap((file) =>
      [...file.text.matchAll(/interface (Blocks|ServicePorts) \{\s*(\w+):/g)].map(([, kind, name]) => ({
        area: areaOf(file.path),
        use: new RegExp(
          kind === 'Blocks' ? `'${name}'` : `\\bports\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = .*\\bports\\b`,
        ),
      })),
    )
    expect(declared.length).toBeGreaterThan(10)
    const crossings = code.flatMap(({ path, text }) =>
      declared.filter(({ area, use }) => areaOf(path) !== area && use.test(text)).map(({ area }) => `${path}: ${area}`),
    )
    expect(crossings).toEqual([])
  })

  it('nothing outside an area reads a setting that the area declares', () => {
    const declared = inAreas
      .filter(({ text }) => text.includes('interface Settings extends'))
      .flatMap((file) =>
        [...(file.text.split('const settings = {')[1] ?? '').matchAll(/^ {2}'?([\w.]+)'?: [fz]\b/gm)].map(
          ([, key = '']) => ({
            area: areaOf(file.path),
            use: new RegExp(
              `(?:settings|institution)\\??\\.${key}\\b|'${key}'|\\{[^{}]*\\b${key}\\b[^{}]*\\} = .*settings|settings: \\{[^{}]*\\b${key}\\b`,
            ),
          }),
        ),
      )
    expect(declared.length).toBeGreaterThan(15)
    const crossings = code.flatMap(({ path, text }) =>
      declared.filter(({ area, use }) => areaOf(path) !== area && use.test(text)).map(({ area }) => `${path}: ${area}`),
    )
    expect(crossings).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:icon-set'
const ID = `\0${NAME}`

/**
 * Puts the icon set into the build as one module, the shapes of each icon by its name: content names any of them. What
 * serves the sources reads them itself, since it keeps the text of each module several times.
 */
export function iconSet(): Plugin {
  let isBuilt = false
  return {
    name: 'atrium:icon-set',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return
      if (isBuilt) return `export default JSON.parse(${JSON.stringify(JSON.stringify(readIcons()))})`
      return `import { readIcons } from ${JSON.stringify(import.meta.filename)}\nexport default readIcons()`
    },
  }
}

/** Reads the shapes of each icon, by its name. */
export function readIcons(): Record<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.svg'.length), shapesIn(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Reads what is within the `svg` element, on one line. */
const shapesIn = (svg: string): string =>
  svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replaceAll(' />', '/>')

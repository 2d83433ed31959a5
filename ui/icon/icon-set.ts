import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
const known = new Map<string, string | null>()

/**
 * The shapes of an icon as SVG, each read once.
 *
 * @returns null for an unknown name
 */
export function iconPaths(name: string): string | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const paths = /^[a-z0-9-]+$/.test(name) ? read(name) : null
  known.set(name, paths)
  return paths
}

function read(name: string): string | null {
  try {
    const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
    return svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .split('\n')
      .map((line) => line.trim())
      .join('')
      .replaceAll(' />', '/>')
  } catch {
    return null
  }
}

import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'

const MOST_OF_FIRST_PAGE = 250_000
const MOST_OF_CANVAS = 10_000

interface Part {
  fileName: string
  isEntry: boolean
  imports: readonly string[]
  bytes: number
  name: string
}

/** The scripts of the client as they are sent. */
async function builtParts(): Promise<Part[]> {
  // Of another kind of build, elements say in which line they were written.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: 'studio/vite.config.ts',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false },
  })
  vi.unstubAllEnvs()
  const { output } = built as Rolldown.RolldownOutput
  return output.flatMap((part) =>
    part.type === 'chunk' ? [{ ...part, imports: part.imports, bytes: gzipSync(part.code).length }] : [],
  )
}

it('the first page loads at most 250 kB of script, with the form of an entry too, and the canvas 10 kB that load nothing else', async () => {
  const parts = await builtParts()
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const part = parts.find(({ fileName }) => fileName === name)
    if (part && !seen.has(name)) for (const other of part.imports) withImports(other, seen.add(name))
    return seen.add(name)
  }
  const bytesOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (parts.find(({ fileName }) => fileName === name)?.bytes ?? 0), 0)
  const first = parts.find(({ isEntry, name }) => isEntry && name === 'studio')?.fileName ?? ''
  const form = parts.find(({ name }) => name === 'entry-page')?.fileName ?? ''
  const list = withImports(first)
  expect(bytesOf(list)).toBeGreaterThan(50_000)
  expect(bytesOf(new Set([...list, ...withImports(form)]))).toBeLessThanOrEqual(MOST_OF_FIRST_PAGE)
  const canvas = parts.find(({ fileName }) => fileName === 'canvas.js')
  expect(canvas?.imports).toEqual([])
  expect(canvas?.bytes).toBeLessThanOrEqual(MOST_OF_CANVAS)
})

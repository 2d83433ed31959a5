import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = join(import.meta.dirname, 'client')

/** The script of the canvas, which its pages name without a hash. */
const CANVAS = join(root, 'canvas/main.ts')

/** What the studio shows in the browser: a build of its own, of which visitors' pages have nothing. */
export default defineConfig({
  root,
  build: {
    outDir: join(import.meta.dirname, '../dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { studio: join(root, 'index.html'), ...(existsSync(CANVAS) ? { canvas: CANVAS } : {}) },
      output: { entryFileNames: ({ name }) => (name === 'canvas' ? 'canvas.js' : 'assets/[name]-[hash].js') },
    },
  },
})

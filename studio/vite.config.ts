import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = join(import.meta.dirname, 'client')

/** The script of the canvas, which its pages name without a hash. */
const CANVAS = join(root, 'canvas/main.ts')

/** Declares what the studio shows in the browser: a build of its own, of which visitors' pages have nothing. */
export default defineConfig({
  root,
  plugins: [ownLanguages()],
  build: {
    outDir: join(import.meta.dirname, '../dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { studio: join(root, 'index.html'), ...(existsSync(CANVAS) ? { canvas: CANVAS } : {}) },
      output: { entryFileNames: ({ name }) => (name === 'canvas' ? 'canvas.js' : 'assets/[name]-[hash].js') },
    },
  },
})

/** Texts of the library of controls in thirty languages, a third of its bytes: those of the studio's own are enough. */
function ownLanguages(): Plugin {
  return {
    name: 'atrium:studio-languages',
    load: (id) =>
      /\/react-(?:aria|stately)\/.*\/intl\/[\w-]+\/(?!en-US|es-ES)[\w-]+\.m?js$/.test(id)
        ? 'export default {}'
        : undefined,
  }
}

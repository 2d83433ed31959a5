import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { findSite } from '../server/build/site/site-folders.mjs'

const root = join(import.meta.dirname, 'client')

/** The script of the canvas, which its pages name without a hash. */
const CANVAS = join(root, 'canvas/main.ts')

/** Declares what the studio shows in the browser: a build of its own, of which visitors' pages have nothing. */
export default defineConfig({
  root,
  plugins: [ownLanguages(), withoutStyles()],
  build: {
    outDir: join(findSite().site, 'dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Of the engine and of services what the client calls is enough: none of their files does something by itself.
      treeshake: { moduleSideEffects: (id) => !(/\/(?:engine|services)\//.test(id) && id.endsWith('.ts')) },
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
      /\/react-(?:aria|stately)\//.test(id) && /\/intl\/[\w-]+\/(?!en-US|es-ES)[\w-]+\.m?js$/.test(id)
        ? 'export default {}'
        : undefined,
  }
}

/** The sanitiser of rich text reads style attributes with a parser of 100 kB. Rich text has none. */
function withoutStyles(): Plugin {
  const NAME = '\0no-styles'
  return {
    name: 'atrium:studio-without-styles',
    enforce: 'pre',
    resolveId: (id) => (id === 'postcss' ? NAME : undefined),
    load: (id) => (id === NAME ? 'export const parse = () => ({ nodes: [] })' : undefined),
  }
}

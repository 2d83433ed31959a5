import type { Plugin } from 'vite'

/**
 * Writes characters beyond Latin-1 as escapes into what the server runs: Node keeps a source that has any of them at twice
 * its size, and again in each thread.
 */
export const latinSource = (): Plugin => ({
  name: 'atrium:latin-source',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // When all is printed: printing writes the characters themselves.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') part.code = part.code.replace(/[^\0-\xff]/g, escaped)
    },
  },
})

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

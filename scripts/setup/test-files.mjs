/** Where the tests of layers are that need the built site, from the root; all others are `unit`. */
export const OF_BUILT_SITE = {
  site: ['tests/browser', 'tests/pages', 'tests/safe'],
  faults: ['tests/faults'],
}

/** The layer of a test. @param {string} file from the root, with `/` */
export const layerOf = (file) =>
  Object.keys(OF_BUILT_SITE).find((layer) => OF_BUILT_SITE[layer].some((folder) => file.startsWith(`${folder}/`))) ??
  'unit'

/**
 * Patterns of the files of layers, for Vitest.
 *
 * @param {string[]} layers
 * @returns {{ include: string[], exclude: string[] }}
 */
export function testFiles(layers) {
  const tests = (folder) => `${folder}/**/*.test.{ts,tsx}`
  const others = Object.keys(OF_BUILT_SITE).filter((layer) => !layers.includes(layer))
  return {
    include: layers.includes('unit')
      ? ['**/*.test.{ts,tsx}']
      : layers.flatMap((layer) => OF_BUILT_SITE[layer].map(tests)),
    exclude: others.flatMap((layer) => OF_BUILT_SITE[layer].map(tests)),
  }
}

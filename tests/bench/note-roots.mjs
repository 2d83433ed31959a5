/** What was rendered, each to be rendered again, with the milliseconds that this took. @typedef {((() => string) & { prefix: string })[] & { time: number }} Noted */

/**
 * Notes what React renders, so that a bare loop can render the very same roots. The build holds React: its functions are
 * taken over where the build has them.
 *
 * @param {object} reactServer of `dist/server/built-exports.mjs`
 * @param {string} [part] begins the prefix of what is counted: `main-` that of a page's sections, without header and footer; absent: all is
 * @returns {() => Noted} what was rendered since the last call
 */
export function noteRoots(reactServer, part = '') {
  // Functions are called as properties of what the package exports.
  const react = /** @type {Record<string, (element: unknown, options: { identifierPrefix: string }) => string>} */ (
    /** @type {{ default: object }} */ (reactServer).default
  )
  /** @type {((() => string) & { prefix: string })[]} */
  let roots = []
  let time = 0
  for (const name of ['renderToStaticMarkup', 'renderToString']) {
    const render = react[name]
    if (!render) throw new Error(`The build has no ${name} of React: renders cannot be counted.`)
    react[name] = (element, options) => {
      const prefix = options.identifierPrefix
      if (!prefix.startsWith(part)) return render(element, options)
      roots.push(Object.assign(() => render(element, options), { prefix }))
      const begun = performance.now()
      const html = render(element, options)
      time += performance.now() - begun
      return html
    }
  }
  return () => {
    const noted = Object.assign(roots, { time })
    roots = []
    time = 0
    return noted
  }
}

import { createRequire } from 'node:module'
import type { ReactElement } from 'react'

type Options = { identifierPrefix?: string }
type Render = (element: ReactElement, options: Options) => string

/** React rendering one section of a page, alone. */
export type Root = () => string

/** What was rendered, with the milliseconds that this took. */
export type Noted = Root[] & { time: number }

/**
 * Notes what React renders of a page's sections, header and footer apart, so that a bare loop can render the very same
 * roots. The site takes these functions over when it is imported, so this comes first.
 *
 * @returns what was rendered since the last call
 */
export function noteRoots(): () => Noted {
  const react = createRequire(import.meta.url)('react-dom/server') as Record<
    'renderToStaticMarkup' | 'renderToString',
    Render
  >
  let roots: Root[] = []
  let time = 0
  for (const name of ['renderToStaticMarkup', 'renderToString'] as const) {
    const render = react[name]
    react[name] = (element, options) => {
      if (!options.identifierPrefix?.startsWith('main-')) return render(element, options)
      roots.push(() => render(element, options))
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

/** Milliseconds of processor time: other work on the machine does not count. */
export async function timeOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

import { escapeHtml, render, type SiteOptions, validate } from '#engine/host.ts'

export type ExampleInputs = Pick<SiteOptions, 'definition' | 'surround' | 'islandContext' | 'assets' | 'log'>

export interface ShownExample {
  /** HTML for the body of a document. */
  html: string
  /** The blocks used, nested ones too. */
  blockTypes: Set<string>
}

/**
 * One example of a block as it stands on a page, alone: checked and rendered as any section. Where it brings no heading
 * of the first level the document gets one that is heard only.
 */
export function showExample(
  blockType: string,
  example: object,
  title: string,
  { definition, surround, islandContext, assets, log }: ExampleInputs,
): ShownExample {
  const origin = { contentType: 'example', uid: blockType }
  const options = {
    site: definition,
    surround,
    islandContext,
    assets,
    log,
    origin,
    showProblems: true,
    prefix: 'main-',
  }
  const { html, blockTypes } = render(validate([{ ...example, blockType }], options), options)
  const heading = /<h1\b/.test(html) ? '' : `<header class="visually-hidden"><h1>${escapeHtml(title)}</h1></header>\n`
  return { html: `${heading}<main id="main">\n${html}\n</main>`, blockTypes }
}

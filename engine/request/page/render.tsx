import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { InstalledBlock } from '../../assemble/site-definition.ts'
import { escapeHtml, escapeJson } from '../../base/text/escape.ts'
import type { Section } from '../../contract/page/block.ts'
import type { RenderRoot } from '../../contract/page/render-root.ts'
import type { Log } from '../../contract/ports/log.ts'
import { withLocalAddresses } from '../../outputs/addresses/local-address.ts'
import { replaceNested } from '../sections/nested.ts'
import { markOrigin } from '../sections/origins.ts'
import { addFacts, noFacts, type Rendered, rootNoting, type SectionFacts } from '../sections/section-facts.ts'
import type { RenderedSection } from '../sections/section-memory.ts'
import { PROBLEM, type ValidateOptions } from './validate.ts'

export interface RenderOptions extends Omit<ValidateOptions, 'originOf'> {
  /** Gives every root what components read from their runtime, and the page as they see it. */
  surround: (element: ReactElement, root: RenderRoot) => ReactElement
  /** Says what the browser needs of the runtime to hydrate an island. */
  islandContext: (file: string) => unknown
  assets: {
    /** The address of an island's script, by its source file. */
    island: (file: string) => string
  }
  /** What addresses of pages in this language begin with. */
  institution?: { basePath: string }
  /** Begins the ids that components make for themselves: each part of a page has its own. */
  prefix: string
}

/**
 * Renders checked sections in order, each as a React root of its own: an error stays inside its section. Blocks within
 * fields are rendered first, from the leaves up, and are finished HTML to their parent.
 */
export function render(sections: readonly Section[], options: RenderOptions): Rendered {
  const { site, log, origin, showProblems, prefix, memory, institution } = options
  let roots = 0
  /** Sections that failed or wrote into the log; they are not remembered, so that each page with one is named. */
  let failures = 0

  const renderAll = (list: readonly Section[], facts: SectionFacts): string[] => {
    const html: string[] = []
    for (const section of list) {
      const rendered = remembered(section) ?? renderNew(section)
      addFacts(facts, rendered)
      if (html.length > 0) html.push('\n')
      html.push(markOrigin(section, rendered.html))
    }
    return html
  }

  const remembered = (section: Section): RenderedSection | undefined => {
    const known = memory?.rendered(section)
    if (known) roots += known.roots
    return known
  }

  const renderNew = (section: Section): RenderedSection => {
    const before = { roots, failures }
    const facts = noFacts()
    const html = withLocalAddresses(renderSection(section, facts), institution?.basePath ?? '')
    // A copy: an element that is rendered once more by somebody else notes nothing here.
    const own = noFacts()
    addFacts(own, facts)
    const rendered = { ...own, html, roots: roots - before.roots }
    if (failures === before.failures) memory?.keep(section, rendered, prefix)
    return rendered
  }

  const renderSection = ({ blockType, ...fields }: Section, facts: SectionFacts): string => {
    const block = site.blocks.get(blockType)
    if (!block) return blockType === PROBLEM ? problemBox(fields.message as string) : ''
    facts.blockTypes.add(blockType)
    if (typeof fields.id === 'string') facts.ids.add(fields.id)
    try {
      const slots = replaceNested(fields, block.fields, (nested) => slot(renderAll(nested, facts).join('')))
      const ownLog = logOf({ ...origin, blockType }, log, () => failures++)
      const root = rootNoting(facts, ownLog, options.assets.island)
      return renderRoot(block, fields, slots, `${prefix}${++roots}-`, root, options)
    } catch (error) {
      failures++
      Object.assign(facts, { ...noFacts(), blockTypes: facts.blockTypes })
      const { message } = error as Error
      log.error({ ...origin, blockType, file: block.file, error }, `Section ${blockType} failed to render: ${message}`)
      return showProblems ? problemBox(`${block.file}: ${message}`) : ''
    }
  }

  const facts = noFacts()
  return { html: renderAll(sections, facts), ...facts }
}

function renderRoot(
  { definition, island }: InstalledBlock,
  fields: object,
  slots: object,
  identifierPrefix: string,
  root: RenderRoot,
  { surround, islandContext }: RenderOptions,
): string {
  const element = surround(createElement(definition.Component, slots), root)
  if (!island) return renderToStaticMarkup(element, { identifierPrefix })
  const html = renderToString(element, { identifierPrefix })
  const state = escapeJson({ fields, context: islandContext(island) })
  return `<div data-island="${root.script(island)}" data-prefix="${identifierPrefix}">${html}<script type="application/json">${state}</script></div>`
}

/** The log of one section: its lines name entry and block. */
const logOf = (facts: Record<string, unknown>, log: Log, onProblem: () => void): Log => ({
  info: (more, message) => log.info({ ...facts, ...more }, message),
  warn(more, message) {
    onProblem()
    log.warn({ ...facts, ...more }, message)
  },
  error(more, message) {
    onProblem()
    log.error({ ...facts, ...more }, message)
  },
})

const slot = (html: string): ReactNode =>
  createElement('div', { className: 'slot', dangerouslySetInnerHTML: { __html: html } })

const problemBox = (message: string) =>
  `<div class="problem" role="note"><strong>Not shown to visitors</strong> ${escapeHtml(message)}</div>`

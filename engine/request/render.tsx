import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { InstalledBlock, SiteDefinition } from '../assemble/site-definition.ts'
import { escapeHtml, escapeJson } from '../base/text/escape.ts'
import type { Section } from '../contract/page/block.ts'
import type { Log } from '../contract/ports/log.ts'
import { withIslandScripts } from './sections/islands.ts'
import { replaceNested } from './sections/nested.ts'
import type { RenderedSection, SectionMemory } from './sections/section-memory.ts'
import { type Origin, PROBLEM } from './validate.ts'

export interface RenderOptions {
  site: SiteDefinition
  /** Gives every root what components read from their runtime, and the log of the section. */
  surround: (element: ReactElement, log: Log) => ReactElement
  /** What the browser needs of the runtime to hydrate an island. */
  islandContext: (file: string) => unknown
  assets: {
    /** The address of an island's script, by its source file. */
    island: (file: string) => string
  }
  log: Log
  origin: Origin
  showProblems: boolean
  /** Begins the ids that components make for themselves: each part of a page has its own. */
  prefix: string
  memory?: SectionMemory
}

export interface Rendered {
  html: string
  /** The blocks used, for the page's styles. */
  blockTypes: Set<string>
}

/**
 * Renders checked sections in order, each as a React root of its own: an error stays inside its section. Blocks within
 * fields are rendered first, from the leaves up, and stand in their parent as finished HTML.
 */
export function render(sections: readonly Section[], options: RenderOptions): Rendered {
  const { site, log, origin, showProblems, prefix, memory } = options
  let roots = 0
  /** Sections that failed or wrote into the log; they are not remembered, so that each page with one is named. */
  let failures = 0

  const renderAll = (list: readonly Section[], blockTypes: Set<string>): string =>
    list.map((section) => rememberedSection(section, blockTypes)).join('\n')

  const rememberedSection = (section: Section, blockTypes: Set<string>): string => {
    const known = memory?.rendered(section)
    if (known) roots += known.roots
    const rendered = known ?? newSection(section)
    for (const blockType of rendered.blockTypes) blockTypes.add(blockType)
    return rendered.html
  }

  const newSection = (section: Section): RenderedSection => {
    const before = { roots, failures }
    const blockTypes = new Set<string>()
    const html = renderSection(section, blockTypes)
    const rendered = { html, roots: roots - before.roots, blockTypes }
    if (failures === before.failures) memory?.keep(section, rendered, prefix)
    return rendered
  }

  const renderSection = ({ blockType, ...fields }: Section, blockTypes: Set<string>): string => {
    const block = site.blocks.get(blockType)
    if (!block) return blockType === PROBLEM ? problemBox(fields.message as string) : ''
    blockTypes.add(blockType)
    try {
      const slots = replaceNested(fields, block.fields, (nested) => slot(renderAll(nested, blockTypes)))
      const ownLog = logOf({ ...origin, blockType }, log, () => failures++)
      return renderRoot(block, fields, slots, `${prefix}${++roots}-`, ownLog, options)
    } catch (error) {
      failures++
      log.error({ ...origin, blockType, error }, `Section ${blockType} failed to render: ${(error as Error).message}`)
      return showProblems ? problemBox(`${blockType}: ${(error as Error).message}`) : ''
    }
  }

  const blockTypes = new Set<string>()
  return { html: renderAll(sections, blockTypes), blockTypes }
}

function renderRoot(
  { definition, island }: InstalledBlock,
  fields: object,
  slots: object,
  identifierPrefix: string,
  log: Log,
  { surround, islandContext, assets }: RenderOptions,
): string {
  const element = surround(createElement(definition.Component, slots), log)
  if (!island) return withIslandScripts(renderToStaticMarkup(element, { identifierPrefix }), assets.island)
  const html = renderToString(element, { identifierPrefix })
  const state = escapeJson({ fields, context: islandContext(island) })
  return `<div data-island="${assets.island(island)}" data-prefix="${identifierPrefix}">${html}<script type="application/json">${state}</script></div>`
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

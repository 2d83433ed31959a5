import type { Log, Section } from 'atrium'
import { RenderContextProvider, type RenderSettings } from 'atrium/ui/render-context.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import type { Block } from '#engine/contract/page/block.ts'
import { parseDocument } from '#engine/testing/parse-document.ts'

export const settings: RenderSettings = {
  imageBase: '/iiif',
  siteUrl: 'https://www.ellery.example',
  basePath: '',
  language: 'en-US',
  timeZone: 'America/Los_Angeles',
  frameHosts: [],
}

/**
 * The body of a document that shows one block with the given fields.
 *
 * @param more settings that differ, and the page's log
 */
export function shown<Schema extends z.ZodObject>(
  { schema, Component }: Block<Schema>,
  fields: z.input<Schema> | Section,
  { log, ...more }: Partial<RenderSettings> & { log?: Log } = {},
): HTMLElement {
  const html = renderToStaticMarkup(
    <RenderContextProvider settings={{ ...settings, ...more }} root={log && { log }}>
      <Component {...schema.parse(fields)} />
    </RenderContextProvider>,
  )
  return parseDocument(html, 'text/html').body
}

/** The texts of all that matches, in order, white space as one space. */
export const texts = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '')

/** Every link as `text → address`. */
export const linksOf = (parent: ParentNode): string[] =>
  [...parent.querySelectorAll('a')].map((link) => `${link.textContent?.trim()} → ${link.getAttribute('href')}`)

import { escapeHtml } from '../../base/text/escape.ts'

/** Text or attribute value in XML; characters that XML 1.0 does not allow go. */
export const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

/** Markup that is written as it is. */
export type Xml = { xml: string }

/**
 * An element with its attributes and children; texts are escaped, undefined children and attributes go.
 *
 * @example element('link', { href: '/news' }).xml // <link href="/news"/>
 */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  ...children: (Xml | string | undefined)[]
): Xml {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  const inner = children.flatMap((child) =>
    child === undefined ? [] : [typeof child === 'string' ? escapeXml(child) : child.xml],
  )
  return {
    xml: inner.length > 0 ? `<${name}${pairs.join('')}>${inner.join('')}</${name}>` : `<${name}${pairs.join('')}/>`,
  }
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`

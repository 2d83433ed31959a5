import { JSDOM, VirtualConsole } from 'jsdom'

/** Attributes that lead somewhere or load something. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'background', 'ping', 'xlink:href']
/** A class is what content can give to none. */
const OWN_TEMPLATE = '[class$=-template]'
const FORBIDDEN = `object, embed, applet, frame, frameset, base, style, template:not(${OWN_TEMPLATE}), portal, marquee, xmp, plaintext`
const LINK_RELATIONS = /^(?:canonical|prev|next|alternate|icon|apple-touch-icon|manifest|search|preload|stylesheet)$/
/** Elements on which a name is a field of a form or group, and not a property of the document. */
const NAMED = /^(?:meta|input|button|select|textarea|details)$/

/** Characters that browsers drop from an address before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
const DROPPED = /[\t\n\r]|^[\u0000-\u0020]+/g

/** Runs a script, carries a document of its own, or leaves the host by `//`. */
export const isDangerous = (address: string): boolean =>
  /^(?:(?:javascript|vbscript|livescript|data|blob|file|view-source|feed):|[/\\]{2})/i.test(
    address.replace(DROPPED, ''),
  )

/**
 * What is wrong with a page by the rules that hold for every page; empty when nothing is.
 *
 * @param frames beginnings of the addresses that may be shown in a frame
 */
export function dangers(html: string, frames: readonly string[] = []): string[] {
  // What the parser finds fault with is no danger by itself.
  const { window } = new JSDOM(html, { virtualConsole: new VirtualConsole() })
  const found = elementsOf(window.document).flatMap((element) =>
    [...attributeFlaws(element), ...elementFlaws(element, frames)].map(
      (flaw) => `${flaw}: ${element.outerHTML.slice(0, 200)}`,
    ),
  )
  window.close()
  return [...new Set(found)]
}

/** Those in templates, too, which scripts copy into the page. */
const elementsOf = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    'content' in element && element.localName === 'template'
      ? [element, ...elementsOf((element as HTMLTemplateElement).content)]
      : [element],
  )

const attributeFlaws = ({ attributes, localName }: Element): string[] =>
  [...attributes].flatMap(({ name, value }) => {
    if (/^on/i.test(name) || name === 'style' || name === 'srcdoc') return [`the attribute ${name}`]
    if (ADDRESSES.includes(name) && isDangerous(value)) return [`${name} leads to ${JSON.stringify(value)}`]
    if (/srcset$/i.test(name) && value.split(/,\s+/).some(isDangerous)) return [`a picture in ${name}`]
    if (name === 'data-island' && !value.startsWith('/assets/')) return ['an island from elsewhere']
    if (name === 'name' && !NAMED.test(localName)) return ['a name that shadows the document']
    return []
  })

function elementFlaws(element: Element, frames: readonly string[]): string[] {
  if (element.matches(FORBIDDEN)) return ['an element that no page has']
  const isInHead = element.closest('head') !== null
  switch (element.localName) {
    case 'script':
      return scriptFlaws(element as HTMLScriptElement)
    case 'meta':
      return element.hasAttribute('http-equiv') || !isInHead ? ['a foreign meta element'] : []
    case 'link': {
      const { rel } = element as HTMLLinkElement
      return LINK_RELATIONS.test(rel) && (isInHead || rel === 'preload') ? [] : ['a foreign link element']
    }
    case 'iframe':
      return frames.some((start) => element.getAttribute('src')?.startsWith(start)) ? [] : ['a foreign frame']
    case 'form':
      return /^\/(?![/\\])/.test(element.getAttribute('action') ?? '/') ? [] : ['a form that leads away']
    default:
      return []
  }
}

function scriptFlaws(script: HTMLScriptElement): string[] {
  const text = script.textContent ?? ''
  const source = script.getAttribute('src')
  if (source !== null)
    return script.type === 'module' && source.startsWith('/assets/') && text === '' ? [] : ['a foreign script']
  if (script.type !== 'application/ld+json' && script.type !== 'application/json') return ['a script within the page']
  if (text.includes('<')) return ['data that holds a <']
  try {
    JSON.parse(text)
    return []
  } catch {
    return ['data that is not valid JSON']
  }
}

/**
 * What is wrong with an answer in XML: texts of elements that are addresses, and addresses in attributes.
 *
 * @throws when it is not well-formed
 */
export function xmlDangers(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml', virtualConsole: new VirtualConsole() }).window
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:link|loc|guid|id|uri|url)$/i.test(element.localName) && isDangerous(element.textContent ?? '')
      ? [element.outerHTML]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^(?:href|template|url|src)$/i.test(name) && isDangerous(value) ? [element.outerHTML] : [],
    ),
  ])
}

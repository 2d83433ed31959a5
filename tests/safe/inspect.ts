import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parseXml } from '../../server/testing/parse.ts'

type Element = Tree.Element

/** Attributes that lead somewhere or load something. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite', 'background', 'ping', 'xlink:href']
const FORBIDDEN = /^(?:object|embed|applet|frame|frameset|base|style|portal|marquee|xmp|plaintext)$/
/** A class is what content can give to none. */
const OWN_TEMPLATE = /-template$/
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
  const found = elementsIn(parse(html)).flatMap(({ element, isInHead }) =>
    [...attributeFlaws(element), ...elementFlaws(element, isInHead, frames)].map(
      (flaw) => `${flaw}: ${serializeOuter(element).slice(0, 200)}`,
    ),
  )
  return [...new Set(found)]
}

interface Placed {
  element: Element
  isInHead: boolean
}

/** Those in templates, too, which scripts copy into the page; in one list, for lists of lists take longer than the rules. */
function elementsIn(parent: Tree.ParentNode, isInHead = false, found: Placed[] = []): Placed[] {
  for (const element of parent.childNodes) {
    if (!('tagName' in element)) continue
    const isWithin = isInHead || element.tagName === 'head'
    found.push({ element, isInHead: isWithin })
    if ('content' in element) elementsIn(element.content, isWithin, found)
    elementsIn(element, isWithin, found)
  }
  return found
}

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

const attributeFlaws = ({ attrs, tagName }: Element): string[] =>
  attrs.flatMap(({ prefix, name: local, value }) => {
    const name = prefix ? `${prefix}:${local}` : local
    if (/^on/i.test(name) || name === 'style' || name === 'srcdoc') return [`the attribute ${name}`]
    if (ADDRESSES.includes(name) && isDangerous(value)) return [`${name} leads to ${JSON.stringify(value)}`]
    if (/srcset$/i.test(name) && value.split(/,\s+/).some(isDangerous)) return [`a picture in ${name}`]
    if (name === 'data-island' && !value.startsWith('/assets/')) return ['an island from elsewhere']
    if (name === 'name' && !NAMED.test(tagName)) return ['a name that shadows the document']
    return []
  })

function elementFlaws(element: Element, isInHead: boolean, frames: readonly string[]): string[] {
  if (FORBIDDEN.test(element.tagName)) return ['an element that no page has']
  switch (element.tagName) {
    case 'template':
      return OWN_TEMPLATE.test(attributeOf(element, 'class') ?? '') ? [] : ['an element that no page has']
    case 'script':
      return scriptFlaws(element)
    case 'meta':
      return attributeOf(element, 'http-equiv') !== undefined || !isInHead ? ['a foreign meta element'] : []
    case 'link': {
      const rel = attributeOf(element, 'rel') ?? ''
      return LINK_RELATIONS.test(rel) && (isInHead || rel === 'preload') ? [] : ['a foreign link element']
    }
    case 'iframe':
      return frames.some((start) => attributeOf(element, 'src')?.startsWith(start)) ? [] : ['a foreign frame']
    case 'form':
      return /^\/(?![/\\])/.test(attributeOf(element, 'action') ?? '/') ? [] : ['a form that leads away']
    default:
      return []
  }
}

function scriptFlaws(script: Element): string[] {
  const text = script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const source = attributeOf(script, 'src')
  const type = attributeOf(script, 'type')
  if (source !== undefined)
    return type === 'module' && source.startsWith('/assets/') && text === '' ? [] : ['a foreign script']
  if (type !== 'application/ld+json' && type !== 'application/json') return ['a script within the page']
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
  return [...parseXml(xml).querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:link|loc|guid|id|uri|url)$/i.test(element.localName) && isDangerous(element.textContent ?? '')
      ? [element.outerHTML]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^(?:href|template|url|src)$/i.test(name) && isDangerous(value) ? [element.outerHTML] : [],
    ),
  ])
}

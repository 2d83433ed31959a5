import { isText } from './answers.mjs'

const ATTRIBUTE = /\s(href|src|srcset|imagesrcset|poster|action|data-[\w-]+)="([^"]*)"/g
const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs
const CHOICE = /<(?:input\b[^>]*\btype="(?:checkbox|radio)"|option\b)[^>]*>|<select\b[^>]*>/g
const PICTURES = /^\/(iiif|media)\//

/**
 * The site's own addresses that an answer names: in attributes of HTML, in strings of JSON, as whole addresses in
 * everything else that is text, and, for forms that are sent as an address, one for each choice.
 *
 * @param {import('./answers.mjs').Answer} answer
 * @param {string} address where it was answered, like `/news?page=2`
 * @param {string} host under which the site speaks of itself
 * @returns {string[]} paths with their queries, each once
 */
export function addressesIn(answer, address, host) {
  if (!isText(answer)) return []
  const text = answer.body.toString('utf8')
  const type = answer.headers['content-type'] ?? ''
  const found = [answer.headers.location ?? '', ...wholeAddresses(text, host)]
  if (type.startsWith('text/html')) found.push(...inAttributes(text), ...ofForms(text))
  if (type.includes('json')) found.push(...[...text.matchAll(/"(\/[^"\\\s]*)"/g)].map(([, path]) => path))
  return [...new Set(found.flatMap((one) => ownAddress(one, address, host)))]
}

/** Pictures and recordings: large, slow to draw, and made from files that no build changes. */
export const isPicture = (address) => PICTURES.test(address)

const decode = (text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

const wholeAddresses = (text, host) =>
  [...text.matchAll(/\b(?:https?|webcal):\/\/([^\s/"'<>()\\]+)[^\s"'<>()\\]*/g)]
    .filter(([, named]) => named === host)
    .map(([address]) => decode(address).replace(/^webcal/, 'https'))

const inAttributes = (html) =>
  [...html.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => {
    if (name.endsWith('srcset')) return value.split(/,\s+/).map((one) => decode(one.trim().split(/\s/)[0]))
    return name.startsWith('data-') && !value.startsWith('/') ? [] : [decode(value)]
  })

const attribute = (tag, name) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

function ofForms(html) {
  return [...html.matchAll(FORM)].flatMap(([, form, inside]) => {
    if (/\smethod="post"/i.test(form)) return []
    let select = ''
    return [...inside.matchAll(CHOICE)].flatMap(([tag]) => {
      if (tag.startsWith('<select')) select = attribute(tag, 'name')
      const name = tag.startsWith('<option') ? select : attribute(tag, 'name')
      const value = attribute(tag, 'value')
      return name && value ? [`${attribute(form, 'action')}?${new URLSearchParams({ [name]: value })}`] : []
    })
  })
}

function ownAddress(written, from, host) {
  if (written === '' || written.startsWith('#') || !URL.canParse(written, `https://${host}${from}`)) return []
  const { protocol, host: named, pathname, search } = new URL(written, `https://${host}${from}`)
  return named === host && protocol.startsWith('http') ? [pathname + search] : []
}

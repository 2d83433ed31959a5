import { parseHtml } from '../../../server/testing/parse.ts'

/** What the W3C's feed validator asks of single values. Each returns what is wrong, or undefined. */
export type Check = (value: string) => string | undefined

const RFC_822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|[+-]\d{4})$/
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const EMAIL = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/
/** Markup that somebody forgot to take out, or escaped twice. */
const MARKUP =
  /<\/?(?:a|b|i|em|strong|p|br|div|span|h[1-6]|ul|ol|li|img|script)\b[^<>]*>|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|nbsp);/i
const DANGEROUS = 'script, object, embed, iframe, meta, link, base, form, applet, style'
const CONTROLS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/u

const plausible = (value: string): string | undefined => {
  const year = new Date(value).getUTCFullYear()
  return year === 1970 ? 'is of 1970' : undefined
}

export const notBlank: Check = (value) => (value.trim() ? undefined : 'is blank')
export const noControls: Check = (value) => (CONTROLS.test(value) ? 'holds control characters' : undefined)
export const plain: Check = (value) =>
  notBlank(value) ?? noControls(value) ?? (MARKUP.test(value) ? `contains HTML: ${value}` : undefined)
export const wholeAddress: Check = (value) =>
  /^(?:https?|mailto|tel):/.test(value) && URL.canParse(value) && !/[\s<>"{}|\\^`]|[^\x21-\x7e]/.test(value)
    ? undefined
    : `is not a whole address: ${value}`
export const rfc822: Check = (value) => (RFC_822.test(value) ? plausible(value) : `is not a date of RFC 822: ${value}`)
export const rfc3339: Check = (value) =>
  RFC_3339.test(value) && !Number.isNaN(Date.parse(value)) ? plausible(value) : `is not a date of RFC 3339: ${value}`
export const email: Check = (value) => (EMAIL.test(value) ? undefined : `is not an e-mail address: ${value}`)
export const language: Check = (value) =>
  /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(value) ? undefined : `is not a language: ${value}`

/** Rich text: words, whole addresses, nothing that runs, tags closed. */
export const safeHtml: Check = (value) => {
  const document = parseHtml(`<body>${value}`)
  const addresses = [...document.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  const isRelative = addresses.find((address) => wholeAddress(address))
  const handler = [...document.querySelectorAll('*')].some(({ attributes }) =>
    [...attributes].some(({ name }) => name.startsWith('on') || name === 'style'),
  )
  if (!document.body.textContent?.trim()) return 'is blank'
  if (document.querySelector(DANGEROUS) || handler) return `holds what may run: ${value}`
  return noControls(value) ?? (isRelative === undefined ? undefined : `holds a relative address: ${isRelative}`)
}

/** A telephone number for people and for machines. */
export interface PhoneNumber {
  text: string
  href: string
}

/**
 * A telephone number in the site's form: `(area) xxx xxxx` for the United States, `+{country} area xxx xxxx` for other
 * countries. What is neither stays as written.
 *
 * @param extensionWord is before the number of an extension
 */
export function phoneNumber(written: string, extensionWord: string): PhoneNumber {
  const extended = /(?:ext\.?|x)\s*(\d+)\s*$/i.exec(written)
  const extension = extended?.[1]
  // What is dialled within a country alone is no part of the number abroad.
  const number = written.slice(0, extended?.index).replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1 ')
  const after = { text: extension ? ` ${extensionWord} ${extension}` : '', href: extension ? `;ext=${extension}` : '' }
  const international = /^\s*(\+|00)/.test(number)
  const digits = number.replace(/^\s*00/, '').replace(/\D/g, '')
  const us = /^1?([2-9]\d{9})$/.exec(digits)?.[1]
  if (us && (!international || digits.length === 11))
    return {
      text: `(${us.slice(0, 3)}) ${us.slice(3, 6)} ${us.slice(6)}${after.text}`,
      href: `tel:+1${us}${after.href}`,
    }
  if (international && digits)
    return { text: `${inGroups(number, digits)}${after.text}`, href: `tel:+${digits}${after.href}` }
  return { text: written, href: `tel:${digits}` }
}

/** Country and area as the number was written; without groups the first two digits and all before the last seven. */
function inGroups(number: string, digits: string): string {
  const [country = '', area = '', ...rest] = number.replace(/^\s*00/, '').match(/\d+/g) ?? []
  const grouped = rest.length > 0 && country.length <= 3
  const first = grouped ? country : digits.slice(0, 2)
  const second = grouped ? area : digits.slice(2, -7)
  const local = digits.slice(first.length + second.length)
  return [`+${first}`, second, local.slice(0, -4), local.slice(-4)].filter(Boolean).join(' ')
}

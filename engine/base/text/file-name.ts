import { trimOf } from './trim.ts'

interface NamedFile {
  how: 'attachment' | 'inline'
  names: readonly string[]
  ending: string
}

const MAX_LENGTH = 100

/**
 * A `content-disposition` header that names a file (RFC 6266): in ASCII for every program, and beside it whole where the
 * name is in another script (RFC 8187). Names hold letters, digits, `.`, `_`, `-` and spaces only.
 *
 * @param file of its names the first counts of which something is left, for ASCII on its own
 */
export function fileNameHeader({ how, names, ending }: NamedFile): string {
  const whole = names.map(nameOf).find(Boolean) ?? 'file'
  const ascii = names.map((name) => asciiOf(nameOf(name))).find(Boolean) ?? 'file'
  const header = `${how}; filename="${ascii}.${ending}"`
  return whole === ascii ? header : `${header}; filename*=UTF-8''${encoded(`${whole}.${ending}`)}`
}

const nameOf = (name: string): string =>
  shortened(
    name
      .toWellFormed()
      .normalize()
      .replace(/[^\p{L}\p{M}\p{N}._ -]+/gu, '-'),
  )

const asciiOf = (name: string): string =>
  shortened(
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[^\w. -]+/g, '-'),
  )

/** Of whole characters, without what no name begins or ends with. */
const shortened = (name: string): string => [...trimOf(name, ' .-')].slice(0, MAX_LENGTH).join('')

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

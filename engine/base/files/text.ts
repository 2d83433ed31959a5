import { FileError } from './file-error.ts'

const BOM = '\ufeff'

/**
 * The text of a file, which is UTF-8, without the mark that some programs put before it.
 *
 * @throws FileError for UTF-16, which those programs write as well
 */
export function textOf(body: Buffer): string {
  const isWide = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff)
  if (isWide) throw new FileError('it is UTF-16', 'Save it as UTF-8.')
  const text = body.toString('utf8')
  return text.startsWith(BOM) ? text.slice(BOM.length) : text
}

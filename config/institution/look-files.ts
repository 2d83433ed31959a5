import { createHash } from 'node:crypto'
import { fieldProblem } from '#engine/base/problem.ts'
import type { Logo, Theme, Typeface } from '#engine/contract/site/theme.ts'
import { contentBody, type FieldProblem, MAX_LIST_BYTES } from '#engine/host.ts'
import type { Look } from './keys/look.ts'

/** The look of the site, with the files that it names read. */
export interface ReadLook {
  logo: Logo | undefined
  /** Text of an SVG. */
  favicon: string | undefined
  theme: Theme
  /** The files that it names, which could be read. */
  files: string[]
}

/**
 * Reads the files that the look names.
 *
 * @param contentDir where they are
 * @param onFault told of each file that is not there or cannot be used, with its key
 */
export function readLook(contentDir: string, look: Look, onFault: (fault: FieldProblem) => void): ReadLook {
  const files: string[] = []
  const read = (key: string, file: string): Buffer | undefined => {
    try {
      const body = contentBody(contentDir, file, MAX_LIST_BYTES)
      if (!body) throw new Error('there is no such file')
      files.push(file)
      return body
    } catch (error) {
      onFault(
        fieldProblem(
          key,
          `is "${file}", which cannot be read: ${(error as Error).message}`,
          `Put it into ${contentDir}.`,
        ),
      )
      return undefined
    }
  }
  const svg = (key: 'logo' | 'favicon') => {
    const file = look[key]
    const text = file && read(key, file)?.toString('utf8')
    if (!file || !text) return undefined
    const size = sizeOf(text)
    if (!size)
      onFault(fieldProblem(key, `is "${file}", which is not an SVG with a viewBox`, 'Give it one, like "0 0 240 80".'))
    return size && { ...size, text, src: addressOf(file, text) }
  }
  const face = (key: 'sans' | 'serif'): Typeface | undefined => {
    const chosen = look[key]
    if (!chosen) return undefined
    const files = chosen.files.map(({ file, weight, style }, index) => {
      const body = read(`${key}.files[${index}].file`, file)
      return { src: addressOf(file, body ?? ''), weight, style }
    })
    return { family: chosen.family, files }
  }
  const logo = svg('logo')
  return {
    logo: logo && logoOf(logo),
    favicon: svg('favicon')?.text,
    theme: {
      colors: look.colors as Theme['colors'],
      accents: look.accents,
      muted: look.mutedColor,
      sans: face('sans'),
      serif: face('serif'),
    },
    files,
  }
}

const logoOf = ({ src, width, height }: Logo): Logo => ({ src, width, height })

/** Another file has another address: browsers keep what they have. */
const addressOf = (file: string, body: string | Buffer): string =>
  `/${file}?${createHash('sha1').update(body).digest('base64url').slice(0, 8)}`

/** The size that a vector has by itself, whole pixels; undefined for what is no vector, or has no size. */
function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [root] = /<svg\b[^<>]*>/.exec(svg) ?? []
  const box = /\bviewBox\s*=\s*["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(root ?? '')
  const [width, height] = [Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]
  return width > 0 && height > 0 ? { width, height } : undefined
}

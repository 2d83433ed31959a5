import { Marked } from 'marked'
import { escapeHtml } from '#engine/host.ts'
import type { Context } from '../context.ts'

const markdown = new Marked({ async: false, gfm: true })

/** Longer texts are not read as Markdown: the time that it takes grows faster than the text. */
const MAX_LENGTH = 100_000

/** Markdown (a multi-line field with `field_metadata.markdown`) as HTML. */
export function markdownHtml(text: string, context: Context, field: string): string {
  try {
    if (text.length <= MAX_LENGTH) return markdown.parse(text) as string
    context.note(field, `is Markdown of more than ${MAX_LENGTH} characters, which is shown as plain text`)
  } catch (error) {
    context.note(field, `is not valid Markdown and is shown as plain text: ${(error as Error).message}`)
  }
  return escapeHtml(text)
}

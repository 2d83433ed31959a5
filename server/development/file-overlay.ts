import { escapeHtml } from '#engine/host.ts'

const BOX =
  'position:fixed;z-index:99;padding:.25rem .5rem;font:.75rem/1.4 ui-monospace,monospace;color:#fff;background:#1a1a1a'

/** What whoever develops a site should know of a page. */
interface PageNotes {
  /** The file of the page, from the root. */
  file: string | undefined
  /** Sentences about what it shows. */
  notes?: readonly string[]
}

/**
 * A document with what is to be known of it, at its end: the file of its page in a corner, out of the way of whoever reads
 * it aloud or prints it, and notes below the page.
 */
export function withNotes(html: string, { file, notes = [] }: PageNotes): string {
  const note =
    notes.length > 0 &&
    `<div role="note" style="${BOX};inset:auto auto 0 0;max-width:60rem;background:#8c1d18" class="page-note">${notes.map(escapeHtml).join('<br>')}</div>`
  const corner =
    file && `<div aria-hidden="true" style="${BOX};inset:auto 0 0 auto" class="page-file">${escapeHtml(file)}</div>`
  const added = [note, corner].filter(Boolean).join('')
  return added ? html.replace('</body>', () => `${added}</body>`) : html
}

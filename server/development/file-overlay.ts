import { escapeHtml } from '#engine/host.ts'

const STYLE =
  'position:fixed;inset:auto 0 0 auto;z-index:99;padding:.25rem .5rem;font:.75rem/1.2 ui-monospace,monospace;color:#fff;background:#1a1a1a'

/**
 * A document with the file of its page in a corner, out of the way of whoever reads it aloud or prints it.
 *
 * @param file from the root; undefined: the document stays as it is
 */
export const withFile = (html: string, file: string | undefined): string =>
  file
    ? html.replace(
        '</body>',
        () => `<div aria-hidden="true" style="${STYLE}" class="page-file">${escapeHtml(file)}</div></body>`,
      )
    : html

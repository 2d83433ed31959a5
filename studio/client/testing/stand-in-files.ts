import type { LibraryFile } from '../api/files.ts'

/** Files as the server lists them. */
export function filesListed(all: readonly LibraryFile[], asked: URLSearchParams) {
  const kinds = asked.get('kind')?.split(',')
  const address = asked.get('address')
  const files = all.filter(
    (file) => (!kinds || kinds.includes(file.kind)) && (address === null || file.address === address),
  )
  return { files, total: files.length, next: null }
}

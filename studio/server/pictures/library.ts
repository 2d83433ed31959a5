import type { Request } from 'express'
import type { ListedFile } from '../../../services/files/listed.ts'
import type { Desk } from '../desk/desk.ts'
import { requireTitle } from '../editing/address.ts'
import { ApiError } from '../guards/api-error.ts'
import { pageIn } from '../queries/query.ts'
import { taking } from './uploads.ts'

/** A file of the site, and in how many entries it is. */
export type LibraryFile = ListedFile & { uses: number }

const MAX_TEXT = 200

/** Takes a recording, captions or a PDF; it is reached by its address from then on, which nothing names yet. */
export const uploadFile = (desk: Desk, request: Request): Promise<{ file: LibraryFile; isNew: boolean }> =>
  taking(desk.uploads, desk.uploads.files, request, async (files, received, isWanted) => {
    const { title, fileName, language } = received.words
    const { name, isNew } = await files.add(
      received.file,
      { title: requireTitle(title), fileName: textIn(fileName), language: textIn(language) },
      isWanted,
    )
    const file = await desk.uploads.listed.one(name)
    if (!file) throw new ApiError(500, 'The file is not there any more.', 'Send it again.')
    return { file: { ...file, uses: await usesOf(desk, file) }, isNew }
  })

/**
 * Files by kind and words, the newest first.
 *
 * @param asked `kind`: several are parted by commas; `address`: this one alone; `after`: what `next` was
 */
export async function listLibrary(desk: Desk, asked: URLSearchParams) {
  const kinds = (asked.get('kind') ?? '').split(',').filter(Boolean)
  const words = (asked.get('q') ?? '').slice(0, MAX_TEXT).toLowerCase().split(/\s+/).filter(Boolean)
  const address = asked.get('address')
  const { from, limit } = pageIn(asked)
  const all = await desk.uploads.listed.all()
  const found = all.filter(
    (file) =>
      (kinds.length === 0 || kinds.includes(file.kind)) &&
      (address === null || file.address === address) &&
      words.every((word) => `${file.title} ${file.address}`.toLowerCase().includes(word)),
  )
  const shown = found.slice(from, from + limit)
  const uses = await desk.lists.fileUses(shown.map((file) => file.address))
  return {
    files: shown.map((file): LibraryFile => ({ ...file, uses: uses.get(file.address) ?? 0 })),
    total: found.length,
    next: from + shown.length < found.length && shown.length > 0 ? String(from + shown.length) : null,
  }
}

const usesOf = async ({ lists }: Desk, { address }: ListedFile): Promise<number> =>
  (await lists.fileUses([address])).get(address) ?? 0

function textIn(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' && value.length <= MAX_TEXT) return value
  throw new ApiError(400, 'What is said of the file cannot be read.', 'Reload the page.')
}

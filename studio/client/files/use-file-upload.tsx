import { type ReactNode, useState } from 'react'
import { KINDS } from '../../../services/files/kinds.ts'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { LibraryFile } from '../api/files.ts'
import { later } from '../away/later.tsx'
import { type TakeFiles, useFileDrop } from '../pictures/use-file-drop.ts'
import { chooseFiles } from '../pictures/use-picture-files.ts'

/** Asked for with the first file alone. */
const FilesDialog = later(async () => (await import('./files-dialog.tsx')).FilesDialog)

/** Of kinds that are taken; endings, since not every system knows captions. */
const ENDINGS = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(',')

interface UploadInputs {
  api: Api
  site: Site
  /** One file alone is taken. */
  isOne?: boolean
  /** Told of the files that were added, or were there. */
  onAdded(files: readonly LibraryFile[]): void
}

/** Adds files that are chosen or dropped. */
export function useFileUpload({ api, site, isOne = false, onAdded }: UploadInputs): {
  /** Asks for files; undefined where none can be uploaded. */
  choose: (() => void) | undefined
  drop: ReturnType<typeof useFileDrop>
  dialog: ReactNode
} {
  const [files, setFiles] = useState<readonly File[]>()
  const maxBytes = !site.readOnly && site.files && 'maxBytes' in site.files ? site.files.maxBytes : 0
  const take: TakeFiles = maxBytes > 0 ? (given) => setFiles(isOne ? given.slice(0, 1) : given) : undefined
  return {
    choose: take && (() => chooseFiles(ENDINGS, !isOne, take)),
    drop: useFileDrop(take),
    dialog: files && <FilesDialog {...{ api, site, files, maxBytes, onAdded }} onClose={() => setFiles(undefined)} />,
  }
}

import { type ReactNode, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Row, Site } from '../api/contract.ts'
import { later } from '../away/later.tsx'
import { mostBytes, usePictureFiles } from './use-picture-files.ts'

/** Asked for with the first picture alone. */
const UploadDialog = later(async () => (await import('./upload-dialog.tsx')).UploadDialog)

interface UploadInputs {
  api: Api
  site: Site
  /** One picture alone is taken. */
  isOne?: boolean
  /** False: none are taken here. */
  isOffered?: boolean
  /** Told of the images that were made, or chosen since they were there. */
  onAdded(rows: readonly Row[]): void
}

/** Makes images of pictures that are chosen, dropped or pasted. */
export function usePictureUpload({ api, onAdded, ...inputs }: UploadInputs): ReturnType<typeof usePictureFiles> & {
  dialog: ReactNode
} {
  const { site } = inputs
  const [files, setFiles] = useState<readonly File[]>()
  return {
    ...usePictureFiles({ ...inputs, take: setFiles }),
    dialog: files && (
      <UploadDialog {...{ api, site, files, onAdded }} maxBytes={mostBytes(site)} onClose={() => setFiles(undefined)} />
    ),
  }
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Row, Site } from '../api/contract.ts'
import { type TakeFiles, useFileDrop } from './use-file-drop.ts'

/** Asked for with the first picture alone. */
const UploadDialog = lazy(() => import('./upload-dialog.tsx').then(({ UploadDialog }) => ({ default: UploadDialog })))

/** Kinds that the server takes. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif'

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

/** Uploading of pictures by choosing, dropping and pasting. */
export function usePictureUpload({ api, site, isOne = false, isOffered = true, onAdded }: UploadInputs): {
  /** Asks for files; undefined where none can be uploaded. */
  choose: (() => void) | undefined
  /** Put on the part of the page that takes files. */
  drop: ReturnType<typeof useFileDrop>
  dialog: ReactNode
} {
  const [files, setFiles] = useState<readonly File[]>()
  const { uploads } = site
  const maxBytes = uploads && 'maxBytes' in uploads ? uploads.maxBytes : 0
  const canUpload = isOffered && !site.readOnly && maxBytes > 0
  const take: TakeFiles = canUpload ? (given) => setFiles(isOne ? given.slice(0, 1) : given) : undefined
  return {
    choose: take && (() => chooseFiles(!isOne, take)),
    drop: useFileDrop(take),
    dialog: files && (
      <Suspense>
        <UploadDialog {...{ api, site, files, maxBytes, onAdded }} onClose={() => setFiles(undefined)} />
      </Suspense>
    ),
  }
}

function chooseFiles(multiple: boolean, take: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: KINDS, multiple })
  input.addEventListener('change', () => {
    if (input.files?.length) take([...input.files])
  })
  input.click()
}

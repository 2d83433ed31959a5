import type { Site } from '../api/contract.ts'
import { type TakeFiles, useFileDrop } from './use-file-drop.ts'

/** Kinds that the server takes. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif'

interface FilesInputs {
  site: Site
  /** One picture alone is taken. */
  isOne?: boolean
  /** False: none are taken here. */
  isOffered?: boolean
  take(files: readonly File[]): void
}

/** Most bytes of a picture that is uploaded; 0: none are. */
export const mostBytes = ({ uploads, readOnly }: Site): number =>
  !readOnly && uploads && 'maxBytes' in uploads ? uploads.maxBytes : 0

/** Takes pictures that are chosen, dropped or pasted. */
export function usePictureFiles({ site, isOne = false, isOffered = true, take }: FilesInputs): {
  /** Asks for files; undefined where none can be uploaded. */
  choose: (() => void) | undefined
  /** Put on the part of the page that takes files. */
  drop: ReturnType<typeof useFileDrop>
} {
  const taken: TakeFiles =
    isOffered && mostBytes(site) > 0 ? (given) => take(isOne ? given.slice(0, 1) : given) : undefined
  return { choose: taken && (() => chooseFiles(KINDS, !isOne, taken)), drop: useFileDrop(taken) }
}

/** Asks for files of the disk. */
export function chooseFiles(accept: string, multiple: boolean, take: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept, multiple })
  input.addEventListener('change', () => {
    if (input.files?.length) take([...input.files])
  })
  input.click()
}

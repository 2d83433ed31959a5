import { type FormEvent, useEffect } from 'react'
import type { Api } from '../api/api.ts'
import type { Row, Site } from '../api/contract.ts'
import { Refusal } from '../api/refusal.ts'
import { announce } from '../parts/announce.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useTexts } from '../parts/texts.tsx'
import { useDropQuestion } from './drop-question.tsx'
import { PictureForm } from './picture-form.tsx'
import { useUploads } from './use-uploads.ts'

interface UploadDialogProps {
  api: Api
  site: Site
  files: readonly File[]
  maxBytes: number
  onAdded(rows: readonly Row[]): void
  onClose(): void
}

/** Asks what pictures show and who made them, and uploads them. */
export function UploadDialog({ api, site, files, maxBytes, onAdded, onClose }: UploadDialogProps) {
  const texts = useTexts()
  const megabytes = new Intl.NumberFormat(site.language).format(maxBytes / 2 ** 20)
  const uploads = useUploads(api, files, ({ size }) =>
    size > maxBytes
      ? new Refusal(413, { message: texts.fileTooLarge({ megabytes }), remedy: texts.fileTooLargeHelp })
      : undefined,
  )
  const { pictures, rows } = uploads
  const left = pictures.filter(({ state }) => state !== 'added')
  const isSending = pictures.some(({ state }) => state === 'sending')
  const close = () => {
    if (rows.length > 0) {
      announce(texts.picturesAdded({ count: rows.length }))
      onAdded([...rows])
    }
    onClose()
  }
  const isDone = pictures.length > 0 && left.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last one is there
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  const isThere = pictures.length > 0
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>('.uploads textarea')?.focus()
  }, [isThere])
  const { leave, question, onChange } = useDropQuestion(isSending, close)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    uploads.sendAll()
  }
  const toSend = left.filter(({ state }) => state === 'ready' || state === 'failed').length
  return (
    <Dialog title={texts.uploadPictures} size="list" isAlert onClose={leave}>
      <form onSubmit={submit} onChange={onChange} className="uploads">
        {left.map((picture) => (
          <PictureForm key={picture.number} {...{ picture, uploads }} />
        ))}
        <DialogFoot
          label={toSend > 0 ? texts.uploadCount({ count: toSend }) : texts.upload}
          isDisabled={isSending || toSend === 0}
          onClose={leave}
          closeLabel={rows.length > 0 ? texts.close : texts.cancel}
        />
      </form>
      {question}
    </Dialog>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CAPTION_LANGUAGE } from '../../../services/files/names.ts'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { LibraryFile } from '../api/files.ts'
import { Refusal } from '../api/refusal.ts'
import { announce } from '../parts/announce.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { useDropQuestion } from '../pictures/drop-question.tsx'
import { titleOf } from '../pictures/use-uploads.ts'
import { sizeText } from './file-words.ts'

interface FilesDialogProps {
  api: Api
  site: Site
  files: readonly File[]
  maxBytes: number
  onAdded(files: readonly LibraryFile[]): void
  onClose(): void
}

/** A file that is about to be uploaded. */
interface Sent {
  file: File
  title: string
  language: string
  state: 'ready' | 'sending' | 'added'
  /** Of it that is sent, 0 to 1. */
  part: number
  error?: unknown
}

/** The language that the name of captions says, like `es` of `kiln.es.vtt`; empty: it says none. */
function languageIn(name: string): string {
  const [, said = ''] = /\.([^.]+)\.vtt$/.exec(name) ?? []
  return CAPTION_LANGUAGE.test(said) ? said : ''
}

/** Asks what files are called, and uploads them one after the other. */
export function FilesDialog({ api, site, files, maxBytes, onAdded, onClose }: FilesDialogProps) {
  const texts = useTexts()
  const tooLarge = ({ size }: File) =>
    size > maxBytes
      ? new Refusal(413, {
          message: texts.fileTooLarge({ megabytes: new Intl.NumberFormat(site.language).format(maxBytes / 2 ** 20) }),
          remedy: texts.fileIsLarge,
        })
      : undefined
  const [sent, setSent] = useState<readonly Sent[]>(() =>
    files.map((file) => ({
      ...{ file, state: 'ready' as const, part: 0, error: tooLarge(file) },
      title: titleOf(file.name.replace(`.${languageIn(file.name)}.vtt`, '')),
      language: languageIn(file.name),
    })),
  )
  const now = useRef(sent)
  now.current = sent
  const added = useRef<LibraryFile[]>([])
  const running = useRef<AbortController>(undefined)
  const change = (file: File, to: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.file === file ? { ...one, ...to } : one)))
  const finish = () => {
    running.current?.abort()
    if (added.current.length > 0) {
      announce(texts.filesAdded({ count: added.current.length }))
      onAdded([...added.current])
    }
    onClose()
  }
  const isDone = sent.every(({ state }) => state === 'added')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last one is there
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  useEffect(() => () => running.current?.abort(), [])
  const waiting = sent.filter(({ state, file }) => state === 'ready' && !tooLarge(file))
  const isSending = sent.some(({ state }) => state === 'sending')
  const { leave, question, onChange } = useDropQuestion(isSending, finish)
  const sendAll = async (event: FormEvent) => {
    event.preventDefault()
    for (const { file } of waiting) {
      // Meanwhile something else may be said of it, or it is left out.
      const one = now.current.find((other) => other.file === file)
      if (!one) continue
      const { title, language } = one
      const controller = new AbortController()
      running.current = controller
      change(file, { state: 'sending', part: 0, error: undefined })
      try {
        const onProgress = (part: number) => change(file, { part })
        const words = { title, fileName: file.name.slice(-200), ...(language ? { language } : {}) }
        const answer = await api.uploadFile(file, words, { onProgress, signal: controller.signal })
        added.current.push(answer.file)
        if (!answer.isNew) announce(texts.fileIsThere({ name: answer.file.title }))
        change(file, { state: 'added' })
      } catch (error) {
        if (controller.signal.aborted) return change(file, { state: 'ready' })
        change(file, { state: 'ready', error })
      }
    }
  }
  return (
    <Dialog title={texts.uploadFiles} size="list" isAlert onClose={leave}>
      <form onSubmit={sendAll} onChange={onChange} className="uploads">
        <p className="help">{texts.filesArePublic}</p>
        {sent
          .filter(({ state }) => state !== 'added')
          .map((one) => (
            <FileForm
              key={one.file.name}
              {...{ one, language: site.language }}
              say={(words) => change(one.file, words)}
              cancel={() => running.current?.abort()}
              leaveOut={() => setSent((all) => all.filter(({ file }) => file !== one.file))}
            />
          ))}
        <DialogFoot
          label={waiting.length > 0 ? texts.uploadFileCount({ count: waiting.length }) : texts.upload}
          isDisabled={isSending || waiting.length === 0}
          onClose={leave}
          closeLabel={added.current.length > 0 ? texts.close : texts.cancel}
        />
      </form>
      {question}
    </Dialog>
  )
}

interface FileFormProps {
  one: Sent
  language: string
  say(words: Partial<Sent>): void
  cancel(): void
  leaveOut(): void
}

function FileForm({ one, language, say, cancel, leaveOut }: FileFormProps) {
  const texts = useTexts()
  const { file, title, state, part, error } = one
  const isBusy = state === 'sending'
  return (
    <fieldset className="upload file-upload" aria-busy={isBusy || undefined}>
      <legend>
        {file.name} <span className="total">{sizeText(file.size, language)}</span>
      </legend>
      <fieldset className="upload-words" disabled={isBusy}>
        {error !== undefined && <Failure error={error} />}
        <label className="stacked">
          {texts.title}
          <input
            value={title}
            required
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => say({ title: target.value })}
          />
        </label>
        {/\.vtt$/i.test(file.name) && (
          <label className="stacked">
            {texts.captionsLanguage}
            <input
              value={one.language}
              maxLength={8}
              autoComplete="off"
              spellCheck={false}
              pattern={CAPTION_LANGUAGE.source}
              title={texts.captionsLanguageHelp}
              onChange={({ target }) => say({ language: target.value })}
            />
            <span className="help">{texts.captionsLanguageHelp}</span>
          </label>
        )}
      </fieldset>
      {isBusy ? (
        <div className="upload-progress">
          <progress value={part} max={1} aria-label={texts.sendingFile({ name: file.name })} />
          <button type="button" onClick={cancel}>
            {texts.cancel}
          </button>
        </div>
      ) : (
        <button type="button" className="quiet" onClick={leaveOut}>
          {texts.leaveOut}
        </button>
      )}
    </fieldset>
  )
}

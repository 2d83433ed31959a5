import { isRecord } from 'atrium'
import { useEffect, useRef, useState } from 'react'
import type { NewMaster } from '../../../client/api/files.ts'
import { focusOn, focusWhenThere } from '../../../client/form/focus-field.ts'
import { announce } from '../../../client/parts/announce.ts'
import { Dialog } from '../../../client/parts/dialog.tsx'
import { Failure } from '../../../client/parts/failure.tsx'
import { useTexts } from '../../../client/parts/texts.tsx'
import { usePictureFiles } from '../../../client/pictures/use-picture-files.ts'
import { titleOf } from '../../../client/pictures/use-uploads.ts'
import { useTools } from '../../../client/tools/tools.tsx'
import { fittedCrops, hasShapeOf } from './fitted-crops.ts'

/** What is done with a file that is to take the place of the picture. */
type Turn =
  | { step: 'sending'; part: number }
  /** Its shape is another, and something was chosen for that of the picture. */
  | { step: 'asking'; master: NewMaster; hasPoint: boolean }
  | { step: 'failed'; error: unknown }

/** Has another file take the place of the picture: an edit like any other, which visitors see when it is published. */
export function Replace() {
  const texts = useTexts()
  const { api, site, root, edit, isReadOnly } = useTools()
  const [turn, setTurn] = useState<Turn>()
  const sending = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => sending.current?.abort(), [])
  const put = (master: NewMaster, keepsPoint: boolean) => {
    const { iiif, image_crops, ...entry } = root() as Readonly<Record<string, unknown>>
    const { id, width, height } = master
    const before = sizeOf(entry)
    const values = {
      iiif: { ...(isRecord(iiif) ? iiif : {}), id },
      ...{ width, height },
      image_crops: before && fittedCrops(image_crops, before, master),
      ...(keepsPoint ? {} : { focal_point: undefined }),
    }
    // At once: one step to undo.
    for (const [key, value] of Object.entries(values)) edit({ kind: 'set', at: [key], value }, `replaced by ${id}`)
    setTurn(undefined)
    announce(texts.pictureReplaced)
    // The button that was pressed went while the picture was sent.
    focusWhenThere(() => button.current, focusOn)
  }
  const take = async ([file]: readonly File[]) => {
    const { title, iiif, image_crops, focal_point, ...entry } = root() as Readonly<Record<string, unknown>>
    if (!file || turn?.step === 'sending') return
    sending.current = new AbortController()
    setTurn({ step: 'sending', part: 0 })
    const onProgress = (part: number) => setTurn({ step: 'sending', part })
    try {
      const name = (typeof title === 'string' && title.trim()) || titleOf(file.name) || file.name
      const master = await api.uploadMaster(file, name, { onProgress, signal: sending.current.signal })
      if (isRecord(iiif) && iiif.id === master.id) {
        setTurn(undefined)
        return announce(texts.samePictureShown)
      }
      const before = sizeOf(entry)
      const isAsked = (image_crops || focal_point) && !(before && hasShapeOf(before, master))
      if (isAsked) setTurn({ step: 'asking', master, hasPoint: focal_point !== undefined })
      else put(master, true)
    } catch (error) {
      setTurn(sending.current?.signal.aborted ? undefined : { step: 'failed', error })
    }
  }
  const { choose, drop } = usePictureFiles({ site, isOne: true, isOffered: !isReadOnly, take })
  if (!choose) return null
  return (
    <div className="takes-files" {...drop}>
      {turn?.step === 'failed' && <Failure error={turn.error} />}
      {turn?.step === 'sending' ? (
        <div className="upload-progress">
          <progress value={turn.part} max={1} aria-label={texts.replacing} />
          <button type="button" onClick={() => sending.current?.abort()}>
            {texts.cancel}
          </button>
        </div>
      ) : (
        <div className="items-foot">
          <button type="button" ref={button} onClick={choose} title={texts.dropPictures}>
            {texts.replacePicture}
          </button>
        </div>
      )}
      <p className="help">{texts.replaceHelp}</p>
      {turn?.step === 'asking' && (
        <Dialog title={texts.otherShape} isAlert onClose={() => setTurn(undefined)}>
          <p>{texts.otherShapeHelp}</p>
          <footer className="dialog-foot">
            <button type="button" className="main" onClick={() => put(turn.master, true)}>
              {turn.hasPoint ? texts.replaceKeepingPoint : texts.replaceAnyway}
            </button>
            {turn.hasPoint && (
              <button type="button" onClick={() => put(turn.master, false)}>
                {texts.replaceWithoutPoint}
              </button>
            )}
            <button type="button" onClick={() => setTurn(undefined)}>
              {texts.cancel}
            </button>
          </footer>
        </Dialog>
      )}
    </div>
  )
}

function sizeOf({ width, height }: Readonly<Record<string, unknown>>): { width: number; height: number } | undefined {
  return typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0
    ? { width, height }
    : undefined
}

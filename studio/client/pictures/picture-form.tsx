import { useId } from 'react'
import type { Row } from '../api/contract.ts'
import { RowLine } from '../parts/entries/row-line.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import type { Picture, useUploads } from './use-uploads.ts'

interface PictureFormProps {
  picture: Picture
  uploads: ReturnType<typeof useUploads>
}

/** A picture that is about to be uploaded, with what is said of it and how far it is. */
export function PictureForm({ picture, uploads }: PictureFormProps) {
  const texts = useTexts()
  const { number, file, address, words, state, part, error, same } = picture
  const isBusy = state === 'sending'
  const text = (name: 'title' | 'credit' | 'caption', label: string, isRequired = false) => (
    <label className="stacked">
      {label}
      <input
        value={words[name]}
        required={isRequired}
        maxLength={name === 'title' ? 500 : 5000}
        autoComplete="off"
        onChange={({ target }) => uploads.say(number, { [name]: target.value })}
      />
    </label>
  )
  return (
    <fieldset className="upload" aria-busy={isBusy || undefined}>
      <legend>{file.name || texts.pastedPicture}</legend>
      <img src={address} alt="" />
      <fieldset className="upload-words" disabled={isBusy}>
        {state === 'failed' && <Failure error={error} />}
        {state === 'same' && <SamePicture {...{ picture, uploads }} rows={same ?? []} />}
        {text('title', texts.title, true)}
        <Alternative {...{ picture, uploads }} />
        {text('credit', texts.pictureCredit)}
        {text('caption', texts.pictureCaption)}
      </fieldset>
      {isBusy ? (
        <div className="upload-progress">
          <progress value={part} max={1} aria-label={texts.sendingFile({ name: file.name })} />
          <button type="button" onClick={() => uploads.cancel(number)}>
            {texts.cancel}
          </button>
        </div>
      ) : (
        <button type="button" className="quiet" onClick={() => uploads.remove(number)}>
          {texts.leaveOut}
        </button>
      )}
    </fieldset>
  )
}

/** Asks for what a picture shows; that it says nothing is to be said, too. */
function Alternative({ picture, uploads }: PictureFormProps) {
  const texts = useTexts()
  const id = useId()
  const { number, words, isDecorative } = picture
  const kind = (value: boolean, label: string) => (
    <label className="choice">
      <input
        type="radio"
        name={`${id}-kind`}
        checked={isDecorative === value}
        onChange={() => uploads.change(number, { isDecorative: value })}
      />
      {label}
    </label>
  )
  return (
    <fieldset className="alternative">
      <legend>{texts.pictureAlternative}</legend>
      {kind(false, texts.pictureSpeaks)}
      {!isDecorative && (
        <>
          <textarea
            rows={2}
            required
            maxLength={5000}
            aria-label={texts.pictureAlternative}
            aria-describedby={`${id}-help`}
            value={words.alt}
            onChange={({ target }) => uploads.say(number, { alt: target.value })}
          />
          <p className="help" id={`${id}-help`}>
            {texts.pictureAlternativeHelp}
          </p>
        </>
      )}
      {kind(true, texts.pictureDecorates)}
    </fieldset>
  )
}

/** The very same picture is there: it is used, or gets another image for other words. */
function SamePicture({ picture, uploads, rows }: PictureFormProps & { rows: readonly Row[] }) {
  const texts = useTexts()
  return (
    <div className="failure" role="alert">
      <p>
        <strong>{texts.samePicture}</strong>
      </p>
      {rows.map((row) => (
        <div className="same-picture" key={row.ref.uid}>
          <RowLine row={row} />
          <button type="button" onClick={() => uploads.takeThere(picture.number, row)}>
            {texts.takeThis({ name: row.title })}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => uploads.send(picture, true)}>
        {texts.addAnyway}
      </button>
    </div>
  )
}

import { useState } from 'react'
import { later } from '../../../client/away/later.tsx'
import { FileThere } from '../../../client/files/file-there.tsx'
import { playTime } from '../../../client/files/play-time.ts'
import { useFileUpload } from '../../../client/files/use-file-upload.tsx'
import { valueAt } from '../../../client/model/path.ts'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import map from '../../map/control.tsx'
import { isFileAddress } from '../../url/is-file-address.ts'
import { addressesIn, withFile } from './recording.ts'

const FilePicker = later(async () => (await import('../../../client/files/file-picker.tsx')).FilePicker)

/** What is played, and its captions, chosen of the files of the site; what else is said of them is below. */
function RecordingControl(props: ControlProps) {
  const { field, value, path, change } = props
  const texts = useTexts()
  const { api, site, root, isReadOnly } = useTools()
  const [choosing, setChoosing] = useState<'recording' | 'captions'>()
  const { source, captions } = addressesIn(value)
  const take = async (file: Parameters<typeof withFile>[1]) => {
    setChoosing(undefined)
    const duration = file.kind === 'captions' ? undefined : await playTime(site.canvas + file.address)
    // It is asked for while others go on writing.
    change(withFile(valueAt(root(), path), file, duration))
  }
  const upload = useFileUpload({
    api,
    site,
    onAdded: async (files) => {
      for (const file of files) await take(file)
    },
  })
  return (
    <div className="takes-files" {...(isReadOnly ? {} : upload.drop)}>
      {[source, ...captions].map(
        (address) => address && isFileAddress(address) && <FileThere key={address} address={address} />,
      )}
      {!isReadOnly && (
        <div className="items-foot">
          <button type="button" onClick={() => setChoosing('recording')}>
            {source ? texts.replaceRecording : texts.chooseRecording}
          </button>
          <button type="button" onClick={() => setChoosing('captions')}>
            {texts.addCaptions}
          </button>
        </div>
      )}
      <map.Control {...props} />
      {choosing && (
        <FilePicker
          {...{ api, site }}
          title={choosing === 'captions' ? texts.addCaptions : texts.chooseFor({ name: field.label })}
          kinds={choosing === 'captions' ? ['captions'] : ['audio', 'video']}
          onChoose={take}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {upload.dialog}
    </div>
  )
}

export default { ...map, Control: RecordingControl, fits: ({ kind }) => kind === 'map' } satisfies FieldControl

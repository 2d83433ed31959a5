import { useState } from 'react'
import type { Row } from '../../client/api/contract.ts'
import { later } from '../../client/away/later.tsx'
import { fileFacts } from '../../client/files/file-words.ts'
import { EntryPicker } from '../../client/parts/entries/entry-picker.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { pathInContent } from '../../client/route/path-in-content.ts'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { LineInput } from '../text/typed-input.tsx'
import { words as reading } from '../value.ts'
import { choosePage } from './chosen-page.ts'
import { LeadsTo } from './leads-to.tsx'

const FilePicker = later(async () => (await import('../../client/files/file-picker.tsx')).FilePicker)

/** An address: typed, or that of a page or file that is chosen. */
function UrlControl(props: ControlProps) {
  const { field, value, path } = props
  const texts = useTexts()
  const { api, site, edit, root, schema, isReadOnly } = useTools()
  const [choosing, setChoosing] = useState<'page' | 'file'>()
  const choose = ({ path: to, title }: Pick<Row, 'path' | 'title'>) => {
    edit(choosePage(schema, root(), path, { path: to && pathInContent(to, site), title }))
    setChoosing(undefined)
  }
  const shown = reading.read(value) ?? ''
  return (
    <>
      <LineInput {...props} placeholder="/visit, https://…" />
      {!isReadOnly && (
        <>
          <button type="button" onClick={() => setChoosing('page')}>
            {texts.choosePage}
          </button>
          <button type="button" onClick={() => setChoosing('file')}>
            {texts.chooseFile}
          </button>
        </>
      )}
      {shown.startsWith('/') || shown.startsWith('http') ? <LeadsTo address={shown} /> : null}
      {choosing === 'page' && (
        <EntryPicker
          title={texts.chooseFor({ name: field.label })}
          types={[]}
          api={api}
          isOffered={({ path }) => path !== null}
          onChoose={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {choosing === 'file' && (
        <FilePicker
          {...{ api, site }}
          title={texts.chooseFor({ name: field.label })}
          onChoose={(file) =>
            choose({ path: file.address, title: `${file.title} (${fileFacts(texts, file, site.language)})` })
          }
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  )
}

export default {
  Control: UrlControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl

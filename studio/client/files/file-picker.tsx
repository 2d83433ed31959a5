import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { LibraryFile } from '../api/files.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SearchList } from '../parts/search-list.tsx'
import { useTexts } from '../parts/texts.tsx'
import { useSearch } from '../parts/use-search.ts'
import { FileLine } from './file-line.tsx'
import type { FileKind } from './file-words.ts'
import { useFileUpload } from './use-file-upload.tsx'

interface FilePickerProps {
  title: string
  /** Of these kinds; none: of any. */
  kinds?: readonly FileKind[]
  api: Api
  site: Site
  onChoose(file: LibraryFile): void
  onClose(): void
}

const LIMIT = 50

/** A dialog to choose a file by searching, or to upload one. */
export function FilePicker({ title, kinds = [], api, site, onChoose, onClose }: FilePickerProps) {
  const texts = useTexts()
  const found = useSearch(`files ${kinds}`, (q, signal) =>
    api.files({ kind: kinds.join(','), q, limit: LIMIT }, signal),
  )
  const upload = useFileUpload({ api, site, isOne: true, onAdded: ([file]) => file && onChoose(file) })
  if (upload.dialog) return upload.dialog
  return (
    <Dialog title={title} size="list" onClose={onClose}>
      <div className="takes-files" {...upload.drop}>
        <SearchList
          label={texts.searchFiles}
          {...found.list}
          options={(found.value?.files ?? []).map((file) => ({
            key: file.address,
            value: file,
            content: <FileLine file={file} language={site.language} />,
          }))}
          onChoose={onChoose}
          footer={
            upload.choose && (
              <div className="items-foot list-foot">
                <button type="button" onClick={upload.choose} title={texts.dropFiles}>
                  {texts.uploadFile}
                </button>
              </div>
            )
          }
        />
      </div>
    </Dialog>
  )
}

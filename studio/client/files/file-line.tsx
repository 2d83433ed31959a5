import type { LibraryFile } from '../api/files.ts'
import { useTexts } from '../parts/texts.tsx'
import { FileIcon } from './file-icon.tsx'
import { fileFacts } from './file-words.ts'

/** A file in one line: kind, title, language and size. */
export function FileLine({ file, language }: { file: LibraryFile; language: string }) {
  const texts = useTexts()
  return (
    <span className="row-line">
      <span className="no-picture">
        <FileIcon kind={file.kind} />
      </span>
      <span className="row-title">{file.title}</span>
      <span className="row-type">{file.language}</span>
      <span className="row-type">{fileFacts(texts, file, language)}</span>
    </span>
  )
}

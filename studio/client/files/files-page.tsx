import type { Api, FileQuery } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { LibraryFile } from '../api/files.ts'
import { useTypedWords } from '../list/typed-words.ts'
import { useRows } from '../list/use-rows.ts'
import { momentText } from '../model/moment-text.ts'
import { announce } from '../parts/announce.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { goTo, type Route } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'
import { FileIcon } from './file-icon.tsx'
import { KINDS, kindText, sizeText } from './file-words.ts'
import { useFileUpload } from './use-file-upload.tsx'

/** The content type of pictures. */
const IMAGE = 'image'

interface FilesPageProps {
  api: Api
  site: Site
  filters: Extract<Route, { view: 'files' }>
}

const askFiles = async (api: Api, query: FileQuery, signal?: AbortSignal) => {
  const { files: rows, ...page } = await api.files(query, signal)
  return { ...page, rows }
}

/** All recordings, captions and PDFs: by kind and words, with the entries that lead to them. */
export function FilesPage({ api, site, filters }: FilesPageProps) {
  const texts = useTexts()
  const [words, setWords] = useTypedWords(filters)
  const { kind, q } = filters
  const found = useRows(api, { kind, q }, askFiles)
  const { choose, drop, dialog } = useFileUpload({ api, site, onAdded: found.reload })
  const refused = !site.readOnly && site.files && 'refused' in site.files ? site.files.refused : undefined
  const pictures = site.types.find(({ name }) => name === IMAGE)
  return (
    <main className="list-page files-page" id="main" tabIndex={-1} {...drop}>
      <header className="list-head">
        <h1>{texts.files}</h1>
        <span className="total" role="status">
          {found.isLoading ? texts.loading : texts.fileCount({ count: found.total })}
        </span>
        {choose && (
          <button type="button" className="main" onClick={choose} title={texts.dropFiles}>
            {texts.uploadFiles}
          </button>
        )}
      </header>
      <p className="help">
        {texts.filesHelp} <RouteLink to={{ view: 'list', type: IMAGE }}>{pictures?.plural ?? IMAGE}</RouteLink>.{' '}
        {refused && `${refused.message} ${refused.remedy}`}
      </p>
      <search className="filters">
        <input
          type="search"
          aria-label={texts.searchFiles}
          placeholder={texts.searchFiles}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select
          aria-label={texts.fileKind}
          value={kind ?? ''}
          onChange={({ target }) => goTo({ ...filters, kind: target.value })}
        >
          <option value="">{texts.everyKind}</option>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {kindText(texts, one)}
            </option>
          ))}
        </select>
      </search>
      {found.error !== undefined ? (
        <Failure error={found.error} retry={found.reload} />
      ) : !found.isLoading && found.total === 0 ? (
        <p className="nothing">{kind || q ? texts.nothingFound : texts.noFiles}</p>
      ) : (
        <FileTable
          {...{ site, files: found.rows, more: found.hasMore ? found.more : undefined }}
          isBusy={found.isLoading}
        />
      )}
      {dialog}
    </main>
  )
}

interface FileTableProps {
  site: Site
  files: readonly LibraryFile[]
  isBusy: boolean
  /** Asks for the next ones; undefined: these are all. */
  more: (() => void) | undefined
}

function FileTable({ site, files, isBusy, more }: FileTableProps) {
  const texts = useTexts()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section className="file-table" aria-label={texts.files} tabIndex={0} aria-busy={isBusy || undefined}>
      <table className="blocks-table">
        <thead>
          <tr>
            {[texts.title, texts.fileKind, texts.fileLanguage, texts.fileSize, texts.changedAt, texts.fileUses].map(
              (name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ),
            )}
            <td />
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.address} {...{ file, site }} />
          ))}
        </tbody>
      </table>
      {more && (
        <button type="button" onClick={more}>
          {texts.showMore}
        </button>
      )}
    </section>
  )
}

function FileRow({ file, site }: { file: LibraryFile; site: Site }) {
  const texts = useTexts()
  const { title, kind, language, bytes, changedAt, address, uses } = file
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    announce(texts.addressCopied)
  }
  return (
    <tr>
      <th scope="row">
        <FileIcon kind={kind} />{' '}
        <a
          href={site.canvas + address}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.opensInWindow({ name: title })}
        >
          {title}
        </a>
      </th>
      <td>{kindText(texts, kind)}</td>
      <td>{language}</td>
      <td className="number">{sizeText(bytes, site.language)}</td>
      <td>{momentText(changedAt, site)}</td>
      <td>
        {uses > 0 ? (
          <RouteLink to={{ view: 'list', file: address }}>{texts.entries({ count: uses })}</RouteLink>
        ) : (
          texts.fileUnused
        )}
      </td>
      <td>
        <button type="button" className="as-link" aria-label={`${texts.copyAddress}: ${title}`} onClick={copy}>
          {texts.copyAddress}
        </button>
      </td>
    </tr>
  )
}

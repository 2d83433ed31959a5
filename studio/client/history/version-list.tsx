import { ListBox, ListBoxItem } from 'react-aria-components'
import type { Site, Version } from '../api/contract.ts'
import { useTexts } from '../parts/texts.tsx'
import { madeText, whenText } from './version-words.ts'

interface VersionListProps {
  versions: readonly Version[]
  chosen: number | undefined
  /** Hash of the text that is there now. */
  hash: string | undefined
  site: Site
  onChoose(id: number): void
  /** Absent: all are shown. */
  loadMore: (() => void) | undefined
}

/** Versions of an entry: when, by whom, what, and what was said of it. */
export function VersionList({ versions, chosen, hash, site, onChoose, loadMore }: VersionListProps) {
  const texts = useTexts()
  return (
    <div className="versions">
      <ListBox
        aria-label={texts.versions}
        selectionMode="single"
        disallowEmptySelection
        selectionBehavior="replace"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) onChoose(Number(key))
        }}
      >
        {versions.map((version, index) => (
          <ListBoxItem
            key={version.id}
            id={version.id}
            className="version"
            textValue={`${whenText(version, site)} ${madeText(texts, version)}`}
          >
            <span className="version-when">
              {whenText(version, site)}
              {index === 0 && version.hash === hash && <strong> {texts.isNow}</strong>}
            </span>
            <span className="version-what" data-what={version.what}>
              {madeText(texts, version)}
            </span>
            {version.note && <span className="version-note">{version.note}</span>}
          </ListBoxItem>
        ))}
      </ListBox>
      {loadMore && (
        <button type="button" className="quiet" onClick={loadMore}>
          {texts.olderVersions}
        </button>
      )}
    </div>
  )
}

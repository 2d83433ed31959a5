import type { ReactNode } from 'react'
import type { Api } from '../../api/api.ts'
import type { Row } from '../../api/contract.ts'
import { Dialog } from '../dialog.tsx'
import { SearchList } from '../search-list.tsx'
import { useTexts } from '../texts.tsx'
import { useSearch } from '../use-search.ts'
import { RowLine } from './row-line.tsx'

interface EntryPickerProps {
  title: string
  /** Of these content types; none: of any. */
  types: readonly string[]
  api: Api
  onChoose(row: Row): void
  onClose(): void
  footer?: (query: string) => ReactNode
  /** Those of the found that are offered. */
  isOffered?(row: Row): boolean
}

/** A dialog to choose an entry by searching, with picture, type and state. */
export function EntryPicker({
  title,
  types,
  api,
  onChoose,
  onClose,
  footer,
  isOffered = () => true,
}: EntryPickerProps) {
  const texts = useTexts()
  const found = useSearch(`${types}`, (words, signal) => api.references(types, words, signal))
  const rows = (found.value?.rows ?? []).filter(isOffered)
  return (
    <Dialog title={title} size="list" onClose={onClose}>
      <SearchList
        label={texts.searchEntries}
        {...found.list}
        options={rows.map((row) => ({
          key: `${row.ref.type}/${row.ref.uid}`,
          value: row,
          content: <RowLine row={row} />,
        }))}
        onChoose={onChoose}
        footer={footer?.(found.list.query)}
      />
    </Dialog>
  )
}

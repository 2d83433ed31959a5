import { type ReactNode, useState } from 'react'
import type { Api } from '../../api/api.ts'
import type { Row } from '../../api/contract.ts'
import { useLoaded, useSettled } from '../../api/use-loaded.ts'
import { Dialog } from '../dialog.tsx'
import { SearchList } from '../search-list.tsx'
import { useTexts } from '../texts.tsx'
import { RowLine } from './row-line.tsx'

/** Says what is typed is asked for after this pause, in milliseconds. */
const PAUSE = 120

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
  const [query, setQuery] = useState('')
  const asked = useSettled(query, PAUSE)
  const found = useLoaded(`${types}|${asked}`, (signal) => api.references(types, asked, signal))
  const rows = (found.value?.rows ?? []).filter(isOffered)
  return (
    <Dialog title={title} size="list" onClose={onClose}>
      <SearchList
        label={texts.searchEntries}
        query={query}
        onQuery={setQuery}
        options={rows.map((row) => ({
          key: `${row.ref.type}/${row.ref.uid}`,
          value: row,
          content: <RowLine row={row} />,
        }))}
        onChoose={onChoose}
        isBusy={found.isLoading || asked !== query}
        empty={found.error ? texts.notLoaded : texts.nothingFound}
        footer={footer?.(query)}
      />
    </Dialog>
  )
}

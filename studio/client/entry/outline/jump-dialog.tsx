import { useMemo, useState } from 'react'
import type { TypeForm } from '../../api/contract.ts'
import type { Path } from '../../model/path.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { SearchList } from '../../parts/search-list.tsx'
import { useTexts } from '../../parts/texts.tsx'
import { presentOf, type Session } from '../session/session.ts'
import { formPlaces, placesFor } from './form-places.ts'

interface JumpDialogProps {
  session: Session
  form: TypeForm
  focus(path: Path): void
  onClose(): void
}

/** Goes to a field, a block or an item of the entry by a few letters of its name. */
export function JumpDialog({ session, form, focus, onClose }: JumpDialogProps) {
  const texts = useTexts()
  const [query, setQuery] = useState('')
  const places = useMemo(() => formPlaces(form, session.schema, presentOf(session.state.get())), [form, session])
  return (
    <Dialog title={texts.goToField} size="list" onClose={onClose}>
      <SearchList
        label={texts.searchFields}
        query={query}
        onQuery={setQuery}
        empty={texts.nothingFound}
        options={placesFor(places, query).map((one) => ({
          key: one.place,
          value: one.path,
          content: (
            <span className="row-line">
              <span className="row-title">{one.label}</span>
              <span className="row-type">{one.around}</span>
            </span>
          ),
        }))}
        onChoose={(path) => {
          onClose()
          // The dialog gives the focus back first.
          setTimeout(() => focus(path))
        }}
      />
    </Dialog>
  )
}

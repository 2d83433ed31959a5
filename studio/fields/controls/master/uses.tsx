import { useState } from 'react'
import { useLoaded } from '../../../client/api/use-loaded.ts'
import { useTools } from '../../../client/form/tools.tsx'
import { RowLine } from '../../../client/parts/entries/row-line.tsx'
import { Failure } from '../../../client/parts/failure.tsx'
import { useStore } from '../../../client/parts/store.ts'
import { useTexts } from '../../../client/parts/texts.tsx'
import { RouteLink } from '../../../client/route/route-link.tsx'

/** Entries that show the picture, looked up when somebody asks. */
export function Uses() {
  const texts = useTexts()
  const { api, state } = useTools()
  const ref = useStore(state, ({ row }) => row.ref)
  const [isOpen, setOpen] = useState(false)
  const uses = useLoaded(isOpen ? ref.uid : undefined, () => api.uses(ref))
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.whereUsed}</summary>
      {uses.error !== undefined && <Failure error={uses.error} retry={uses.reload} />}
      {uses.isLoading && <p className="help">{texts.loading}</p>}
      {uses.value && <p className="help">{texts.usedIn({ count: uses.value.total })}</p>}
      <ul className="uses">
        {uses.value?.rows.map((use) => (
          <li key={`${use.ref.type}/${use.ref.uid}/${use.field}`}>
            <RouteLink to={{ view: 'entry', ref: use.ref, field: use.field }}>
              <RowLine row={use} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { Menu } from '../parts/menu.tsx'
import { useTexts } from '../parts/texts.tsx'
import { beforeLeaving } from '../route/leaving.ts'
import { goTo } from '../route/route.ts'
import { roleText } from './role-text.ts'

/** Says who is in the studio, with their role, and lets them go. */
export function PersonMenu({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const [error, setError] = useState<unknown>()
  const { name, role } = site.person
  const who = `${name}, ${roleText(texts, role)}`
  const signOut = () =>
    void beforeLeaving()
      .then(api.signOut)
      .then(({ next = '/' }) => location.assign(next), setError)
  return (
    <>
      <Menu
        label={who}
        actions={[
          ...(site.may.includes('people')
            ? [{ id: 'people', label: texts.people, run: () => goTo({ view: 'people' }) }]
            : []),
          { id: 'out', label: texts.signOut, run: signOut },
        ]}
      >
        {who}
      </Menu>
      {error !== undefined && (
        <Dialog title={texts.signOut} onClose={() => setError(undefined)}>
          <Failure error={error} retry={signOut} />
        </Dialog>
      )}
    </>
  )
}

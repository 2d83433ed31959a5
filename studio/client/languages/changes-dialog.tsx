import { useMemo } from 'react'
import { readInstant } from '../../fields/datetime/value.ts'
import type { Api } from '../api/api.ts'
import type { TypeForm, WireObject } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { presentOf, type Session } from '../entry/session/session.ts'
import { differences } from '../model/compare/difference.ts'
import type { Path } from '../model/path.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { DifferenceList } from '../publish/difference-list.tsx'
import { useTools } from '../tools/tools.tsx'
import type { Translation } from '../translation/translation.ts'

interface ChangesDialogProps {
  session: Session
  form: TypeForm
  translation: Translation
  api: Api
  focus(path: Path): void
  onClose(): void
}

/** What of the original was changed since the translation was written, as the history of the original knows it. */
export function ChangesDialog({ session, form, translation, api, focus, onClose }: ChangesDialogProps) {
  const texts = useTexts()
  const { original, names } = translation
  const { isMovedBy, site } = useTools()
  // Versions have moments as they were, also where dates are moved.
  const since = readInstant(presentOf(session.state.get()).updated_at, site.timeZone)?.add({ weeks: isMovedBy })
  const before = useLoaded('then', () => originalAt(api, session.ref, since?.toDate().toISOString() ?? ''))
  const found = useMemo(
    () =>
      before.value?.earlier &&
      differences({ fields: form.fields, blocks: session.schema.blocks }, before.value.earlier, original).filter(
        ({ path }) => !form.system.includes(String(path[0])),
      ),
    [before.value, form, session, original],
  )
  return (
    <Dialog title={texts.whatChangedTitle(names)} size="wide" onClose={onClose}>
      {before.error !== undefined && <Failure error={before.error} />}
      {!before.value && before.error === undefined && <p role="status">{texts.loading}</p>}
      {before.value && !found && <p>{texts.changesNotKnown}</p>}
      {found && (
        <DifferenceList
          found={found}
          focus={(path) => {
            onClose()
            focus(path)
          }}
        />
      )}
    </Dialog>
  )
}

/** The original as it was at a moment; without one where its history does not go back so far. */
async function originalAt(api: Api, ref: Session['ref'], moment: string): Promise<{ earlier: WireObject | undefined }> {
  for (let before: number | null | undefined; before !== null; ) {
    const { versions, next } = await api.versionsOfOriginal(ref, before)
    const last = versions.find(({ at }) => at <= moment)
    if (last) return { earlier: (await api.versionOfOriginal(ref, last.id)).value ?? undefined }
    before = next
  }
  return { earlier: undefined }
}

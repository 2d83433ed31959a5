import { useEffect, useState } from 'react'
import { Refusal } from '../../api/api.ts'
import type { WireObject } from '../../api/contract.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { checkChanges } from '../../entry/session/checking.ts'
import { ownDrafts } from '../../entry/session/drafts.ts'
import { isChanged, openSession, presentOf, type Session } from '../../entry/session/session.ts'
import { problemsOf } from '../../form/problems.ts'
import { type Conflict, merge } from '../../model/compare/merge.ts'
import type { InstitutionSettings, SettingsApi } from '../shared/api.ts'

/** Settings are edited as an entry is; of a file its path is the name. */
export interface OpenedSettings {
  session: Session
  settings: InstitutionSettings
}

/** Loads `institution.json` and opens it for editing. What is not saved is kept in the browser. */
export function useInstitution(api: SettingsApi) {
  const loaded = useLoaded('institution', () => api.institution())
  const [opened, setOpened] = useState<OpenedSettings>()
  const settings = loaded.value
  useEffect(() => {
    if (!settings?.value) return
    const session = sessionOf(settings, settings.value)
    const { state, slot } = session
    const keep = () => {
      const now = state.get()
      if (isChanged(now)) slot.keep({ value: presentOf(now), ifHash: now.hash, base: now.stored })
      else slot.forget()
    }
    const stopKeeping = state.subscribe(keep)
    const canvas = { path: null }
    const check = async (_: unknown, value: WireObject) => ({ ...(await api.checkInstitution(value)), canvas })
    const stopChecking = checkChanges({ session, api: { check }, onChecked: () => {} })
    setOpened({ session, settings })
    return () => {
      stopKeeping()
      stopChecking()
    }
  }, [settings, api])
  return { ...loaded, opened: opened?.settings === settings ? opened : undefined }
}

function sessionOf({ path, hash, problems, fields }: InstitutionSettings, value: WireObject): Session {
  const ref = { type: '', uid: path }
  const row = { ...{ ref, title: path, typeLabel: '', path: null, updatedAt: null }, errors: 0, warnings: 0 }
  const published = hash === null ? {} : { published: { body: '', hash, value } }
  const entry = { ref, row: { ...row, state: 'published' as const }, ...published, problems, isMovedBy: 0 }
  return openSession({ entry, schema: { fields, blocks: new Map() }, drafts: ownDrafts })
}

/** What became of a save: settings of others are put beside, and are to be looked at. */
export type SavedInstitution = 'saved' | { conflicts: readonly Conflict[] }

/**
 * Saves what is in the form. Where somebody else has saved meanwhile, both are put together in the form and nothing is
 * written: what both changed is as it is here.
 */
export async function saveInstitution(api: SettingsApi, session: Session, note: string): Promise<SavedInstitution> {
  const { state, problems, schema } = session
  const now = state.get()
  const value = presentOf(now)
  try {
    const saved = await api.saveInstitution(value, now.hash ?? null, note || undefined)
    state.set((before) => ({ ...before, stored: value, hash: saved.hash, saving: 'saved', conflict: undefined }))
    problems.set((before) => problemsOf(saved.problems ?? [], before))
    return 'saved'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.problems.length > 0) problems.set((before) => problemsOf(error.problems, before))
    if (error.status !== 409) throw error
    const theirs = await api.institution()
    if (!theirs.value) throw error
    const both = merge(schema, now.stored, presentOf(state.get()), theirs.value)
    const seen = { stored: theirs.value, hash: theirs.hash ?? undefined, conflict: undefined }
    state.set((before) => ({ ...before, ...seen }))
    session.replace(both.value(both.conflicts.map(() => 'mine')))
    return { conflicts: both.conflicts }
  }
}

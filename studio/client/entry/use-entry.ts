import { useEffect, useMemo, useState } from 'react'
import { type Api, Refusal } from '../api/api.ts'
import type { BlockForm, EntryText, Ref, Site, TypeForm } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { CommentDesk } from '../comments/comments.ts'
import { openComments } from '../comments/open-comments.ts'
import { type Opening, useHere } from '../here/here.ts'
import { leftSaves } from '../list/use-rows.ts'
import { followOthers } from '../together/follow-others.ts'
import { checkChanges } from './session/checking.ts'
import { isKeptOf, ownDrafts } from './session/drafts.ts'
import { type Saver, saveChanges } from './session/saving.ts'
import { openSession, type Session } from './session/session.ts'

const forms = new WeakMap<Api, Map<string, Promise<TypeForm>>>()

/** The form of a type, asked for once. */
export function formOf(api: Api, type: string): Promise<TypeForm> {
  const known = forms.get(api) ?? new Map<string, Promise<TypeForm>>()
  forms.set(api, known)
  const found = known.get(type) ?? api.form(type)
  known.set(type, found)
  found.catch(() => known.delete(type))
  return found
}

/** Whether the newest text of an entry is no object of JSON: there is nothing that a form could show. */
export const isUnreadable = ({ draft, published }: EntryText): boolean => (draft ?? published)?.value === null

export interface OpenedEntry {
  session: Session
  form: TypeForm
  entry: EntryText
  saver: Saver
  opening: Opening
  comments: CommentDesk
}

/** An entry as it is; one that somebody has deleted while work on it is kept here: without texts. */
async function entryOf(api: Api, ref: Ref): Promise<EntryText> {
  try {
    return await api.entry(ref)
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404) || !isKeptOf(ownDrafts, ref)) throw error
    const row = { ref, title: ref.uid, typeLabel: ref.type, state: 'draft', path: null, updatedAt: null } as const
    return { ref, row: { ...row, errors: 0, warnings: 0 }, problems: [], isMovedBy: 0 }
  }
}

/**
 * Loads an entry with its form and opens it for editing, until another is asked for.
 *
 * @param onChecked is told that a newer value is laid under the canvas
 */
export function useEntry(api: Api, site: Site, ref: Ref, onChecked: () => void) {
  const blocks = useMemo(() => new Map<string, BlockForm>(site.blocks.map((block) => [block.wire, block])), [site])
  const loaded = useLoaded(`${ref.type}/${ref.uid}`, async () => {
    const [form, entry] = await Promise.all([formOf(api, ref.type), entryOf(api, ref)])
    return { form, entry }
  })
  const [opened, setOpened] = useState<OpenedEntry>()
  const [opening, setOpening] = useState<Opening>()
  const here = useHere()
  const { value } = loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is open once, whatever is loaded anew
  useEffect(() => {
    const own = here.open(ref)
    // Nobody begins to write where somebody else does.
    void own.first.then(() => setOpening(own))
    return own.close
  }, [here, ref.type, ref.uid])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is opened once for what was loaded
  useEffect(() => {
    if (!value || !opening || isUnreadable(value.entry)) return
    const { form, entry } = value
    const { fields, system } = form
    const session = openSession({ entry, schema: { fields, blocks }, system, drafts: ownDrafts })
    session.state.set((before) => ({ ...before, lock: opening.facts.get()?.lock }))
    let isLeft = false
    const onSaved = () => {
      onChecked()
      if (isLeft) leftSaves.set((count) => count + 1)
    }
    const saver: Saver = site.readOnly
      ? { now: async () => true, whole: (work) => work(), isBusy: () => false, stop: () => {}, drop: () => {} }
      : saveChanges({ session, api, onSaved })
    const stopChecking = checkChanges({ session, api, onChecked })
    const stopFollowing = followOthers({ session, api, opening, saver })
    const comments = openComments({ session, api, opening })
    setOpened({ session, form, entry, saver, opening, comments })
    return () => {
      isLeft = true
      void saver.now()
      saver.stop()
      stopChecking()
      stopFollowing()
      comments.stop()
      setOpened(undefined)
    }
  }, [value, opening])
  return {
    opened: opened?.session.ref.uid === ref.uid && opened.session.ref.type === ref.type ? opened : undefined,
    ...loaded,
  }
}

import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { EntryInLanguage, Site, TypeForm } from '../api/contract.ts'
import { later } from '../away/later.tsx'
import { presentOf, type Session } from '../entry/session/session.ts'
import type { Path } from '../model/path.ts'
import { stateText } from '../parts/entries/row-line.tsx'
import { useStore } from '../parts/store.ts'
import { type Texts, useTexts } from '../parts/texts.tsx'
import { leaveBy } from '../route/leaving.ts'
import { addressOf } from '../route/route.ts'
import { copyOf, type Translation } from '../translation/translation.ts'

const ChangesDialog = later(async () => (await import('./changes-dialog.tsx')).ChangesDialog)

interface EntryLanguagesProps {
  session: Session
  form: TypeForm
  site: Site
  api: Api
  languages: readonly EntryInLanguage[]
  /** Absent: the institution's own language is written. */
  translation: Translation | undefined
  focus(path: Path): void
}

/** The entry in each language of the institution, and what there is to do in this one. */
export function EntryLanguages({ session, form, site, api, languages, translation, focus }: EntryLanguagesProps) {
  const texts = useTexts()
  const isRead = site.readOnly !== undefined
  const { row, hash } = useStore(session.state, (state) => state)
  /** Of the language that is written it is known how it is now. */
  const nowOf = (language: EntryInLanguage): EntryInLanguage =>
    language.tag !== translation?.to.tag
      ? language
      : { ...language, state: hash === undefined ? 'missing' : row.state, isOutdated: row.translation === 'outdated' }
  return (
    <section className="entry-languages" aria-label={texts.languages}>
      <ul>
        {languages.map(nowOf).map((language) => (
          <li key={language.tag}>
            <a
              href={addressOf({ view: 'entry', ref: session.ref }, baseOf(site, language))}
              lang={language.tag}
              aria-current={language.tag === site.written ? 'true' : undefined}
              onClick={leaveBy}
            >
              {language.label}
            </a>{' '}
            <span className="state" data-state={language.isOutdated ? 'expired' : language.state}>
              {languageState(texts, language)}
            </span>
          </li>
        ))}
      </ul>
      {translation && !isRead && <ToDo {...{ session, form, api, translation, focus }} />}
    </section>
  )
}

function ToDo({
  session,
  form,
  api,
  translation,
  focus,
}: Pick<EntryLanguagesProps, 'session' | 'form' | 'api' | 'focus'> & { translation: Translation }) {
  const texts = useTexts()
  const value = useStore(session.state, presentOf)
  const { hash, row } = useStore(session.state, (state) => state)
  const [isComparing, setComparing] = useState(false)
  const { original, names } = translation
  const isEmpty = hash === undefined && form.fields.every(({ name }) => value[name] === undefined)
  if (isEmpty)
    return (
      <p>
        {texts.notInLanguage(names)}{' '}
        <button
          type="button"
          className="main"
          onClick={() => {
            session.replace({ ...value, ...copyOf(form.fields, original) })
            focus(['title'])
          }}
        >
          {texts.copyAll(names)}
        </button>{' '}
        {texts.orEach}
      </p>
    )
  if (row.translation !== 'outdated') return null
  return (
    <p>
      {texts.isOutdated(names)}{' '}
      <button type="button" onClick={() => setComparing(true)}>
        {texts.whatChanged}
      </button>{' '}
      <button
        type="button"
        className="quiet"
        // The server writes when that is saved.
        onClick={() => {
          session.replace({ ...value, updated_at: original.updated_at })
          document.getElementById('main')?.focus()
        }}
      >
        {texts.upToDate}
      </button>
      {isComparing && (
        <ChangesDialog {...{ session, form, api, translation, focus }} onClose={() => setComparing(false)} />
      )}
    </p>
  )
}

const languageState = (texts: Texts, { state, isOutdated }: EntryInLanguage): string => {
  if (state === 'original') return texts.original
  if (state === 'missing') return texts.notTranslated
  return isOutdated ? texts.outdated : stateText(texts, state)
}

const baseOf = ({ languages = [] }: Site, { tag }: EntryInLanguage): string =>
  languages.find((one) => one.tag === tag)?.base ?? ''

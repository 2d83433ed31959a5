import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foreignLanguage, type Institution, isRecord } from 'atrium'
import { type Problem, problemOf } from '#engine/host.ts'
import { withOnePublication } from '../source/files/exported-forms.ts'
import { type LanguageView, languageView, nameIn, partOf } from '../source/files/languages/language-view.ts'
import { changedAt, saidIn } from '../source/files/languages/translations.ts'
import { contentOf, namesIn } from '../source/files/listing.ts'

interface Translations {
  /** What was changed in its original after it was written. */
  reports: Problem[]
  /** What is missing, a line for each language and content type of which something is written. */
  notes: string[]
}

/** Says of the languages of an institution beside its own which entries are not written in them, and which are outdated. */
export function checkTranslations(contentDir: string, institution: Institution): Translations {
  const [, ...others] = institution.languages
  const found: Translations = { reports: [], notes: [] }
  if (others.length === 0) return found
  const root = join(contentDir, 'entries')
  const view = languageView(institution)
  for (const folder of contentOf(root).folders.sort()) {
    const names = namesIn(root, folder)
    if (names instanceof Error) continue
    const own = names.filter(
      (name) => name.endsWith('.json') && !name.endsWith('.draft.json') && !partOf(name, view).tag,
    )
    for (const { tag } of others) {
      const written = own.filter((name) => names.includes(nameIn(name, tag)))
      const isIn = (name: string) =>
        written.includes(name) || isWrittenIn(tag, saidIn(contentDir, `entries/${folder}/${name}`), view)
      const lacking = written.length === 0 ? [] : own.filter((name) => !isIn(name))
      if (lacking.length > 0)
        found.notes.push(`not in ${tag}  entries/${folder}: ${lacking.length} of ${own.length} entries`)
      for (const name of written) found.reports.push(...outdated(contentDir, `entries/${folder}`, name, tag))
    }
  }
  return found
}

/** Whether an original is written in a language, so that its page needs no other file there. */
function isWrittenIn(tag: string, said: Record<string, unknown>, { own }: LanguageView): boolean {
  const { publish_details: details } = withOnePublication(said)
  const locale = isRecord(details) && typeof details.locale === 'string' ? details.locale : own
  return foreignLanguage({ draftLanguage: locale }, tag) === undefined
}

/**
 * Of what is said of the entries of a site in one language what concerns the files of that language, by their names. The
 * rest is said by the site in the institution's own.
 */
export function ofLanguage(reports: readonly Problem[], contentDir: string, { tags, chain }: LanguageView): Problem[] {
  const [tag] = chain
  if (!tag) return [...reports]
  return reports.flatMap((report) => {
    const name = report.file.split('/').at(-1) as string
    if (partOf(name, { tags }).tag) return [report]
    const file = nameIn(report.file, tag)
    if (file === report.file || !file.startsWith('entries/')) return []
    return existsSync(join(contentDir, file)) ? [{ ...report, file }] : []
  })
}

function outdated(contentDir: string, folder: string, name: string, tag: string): Problem[] {
  const [original, written] = [name, nameIn(name, tag)].map((one) => changedAt(contentDir, `${folder}/${one}`))
  if (!original || !written || written >= original) return []
  const reason = `is ${written}: ${folder}/${name} was changed after that, at ${original}`
  const remedy = 'Write what has changed there, and the present time.'
  return [problemOf(`${folder}/${nameIn(name, tag)}`, reason, remedy, 'warning', 'updated_at')]
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { editJson, type FieldProblem, lineOfField, parseJson } from '#engine/host.ts'
import { INSTITUTION_FILE } from '../../../config/institution/institution.ts'
import { presentKeys } from '../../../config/institution/present-keys.ts'
import { version } from '../../../package.json'
import { migrateContent, openFiles } from '../../../services/content/index.ts'
import { consoleLog } from '../../development/log/console-log.ts'
import { areaSettings } from '../../start/site/site-definition.ts'
import { presentContent } from '../content-options.ts'
import { runCommand } from '../line/run-command.ts'
import { Failure } from '../line/say.mjs'
import { declaredChanges } from './declared-changes.ts'
import { type Finding, lineOf, sentenceOf, upgradeSources } from './sources.mjs'

const command = {
  command: 'npm run upgrade',
  what: 'Brings what installed areas and blocks have deprecated to its present form: in entries, institution.json and sources.',
  options: { write: { what: 'writes it' } },
}

await runCommand(command, async (_, options) => {
  const write = options.write === true
  const { filesDir, site, fault } = presentContent()
  if (fault) throw new Failure(fault)
  const { changes, unclear } = declaredChanges(site, areaSettings)
  const sources = upgradeSources(process.env.ATRIUM_SITE ?? process.cwd(), changes, { version, write })
  const findings = [...(await upgradeEntries()), ...upgradeInstitution(), ...sources]
  for (const finding of findings) console.log(lineOf(finding))
  for (const { name, field, file } of unclear) {
    const remedy = `Others have a field "${name}", too: look for it in your sources.`
    const sentence = sentenceOf({ ...field.deprecated, since: field.deprecated?.since ?? version, remedy }, version)
    console.log(lineOf({ ...NOTHING_DONE, file, what: name, sentence }))
  }
  const left = findings.filter(({ isWritten }) => !isWritten)
  console.log(
    findings.length === 0 ? 'Nothing is deprecated.' : `${findings.length - left.length} written, ${left.length} left.`,
  )
  return !left.some(({ isEnding }) => isEnding)

  async function upgradeEntries(): Promise<Finding[]> {
    const source = openFiles(filesDir, consoleLog)
    const found = async (by?: string) =>
      (await migrateContent({ source, site, by })).flatMap(({ path, text, problems }) =>
        problems.map((problem) => findingOf(path, text, problem)),
      )
    try {
      const before = await found(write ? `${hostname()} upgrade` : undefined)
      return write ? writtenOf(before, await found()) : before
    } finally {
      await source.close()
    }
  }

  function upgradeInstitution(): Finding[] {
    const file = join(filesDir, INSTITUTION_FILE)
    if (!existsSync(file)) return []
    const found = (text: string) => {
      const given = parseJson(text.replace(/^\ufeff/, '')) as Record<string, unknown>
      const { present, problems } = presentKeys(given, areaSettings)
      const findings = problems.map((problem) => findingOf(INSTITUTION_FILE, text, problem))
      return { findings, text: present === given ? text : editJson(text, present) }
    }
    const before = found(readFileSync(file, 'utf8'))
    if (!write) return before.findings
    writeFileSync(file, before.text)
    return writtenOf(before.findings, found(before.text).findings)
  }
})

type Told = Finding & Pick<FieldProblem, 'reason'>

/** Tells what was written from what is left to somebody. */
function writtenOf(before: readonly Told[], left: readonly Told[]): Finding[] {
  const isLeft = (one: Told) => left.some(({ file, what }) => file === one.file && what === one.what)
  const written = before
    .filter((one) => !isLeft(one))
    .map((one) => ({ ...one, sentence: `${one.reason}.`, isWritten: true }))
  return [...written, ...left]
}

const NOTHING_DONE = { isWritten: false, isGone: false, isEnding: true }

function findingOf(file: string, text: string, { field, reason, remedy }: FieldProblem): Told {
  return {
    ...NOTHING_DONE,
    reason,
    file,
    line: lineOfField(text, field),
    what: field,
    sentence: `${reason}. ${remedy}`,
  }
}

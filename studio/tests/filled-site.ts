import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RememberingLog, rememberingLog, temporaryFolder } from 'atrium/testing'
import fc from 'fast-check'
import { openSite } from '../../server/start/site/site.ts'
import { createTimeSource } from '../../server/start/site/time-source.ts'
import { writeInstitution } from '../../tests/browser/content.ts'
import { blockForms, type TypeForm, typeForms } from '../forms/index.ts'
import { readStudioSettings } from '../server/settings.ts'
import { demoDefinition } from './demo-definition.ts'
import { type Filling, filledForms } from './random-values.ts'
import { published, TODAY } from './start-studio.ts'

export const forms: readonly TypeForm[] = typeForms(demoDefinition())
const blocks = blockForms(demoDefinition())

/** Two of each type are there, with what is required of them and nothing else. */
const THERE = ['one', 'two']
const uidOf = (type: string, name: string) => `${type}_${name}`
const pathOf = (type: string, name: string) => `/${type.replaceAll('_', '-')}-${name}`

export const filling: Filling = {
  blocks,
  entries: (types) =>
    forms
      .filter(({ name, hasPage }) => (types.length > 0 ? types.includes(name) : hasPage))
      .flatMap(({ name: type }) => THERE.map((name) => ({ type, uid: uidOf(type, name) }))),
  paths: ['/', '/document-one', '/document-two?a=b#c'],
}

/** The site with entries of every type, over which others are laid; what it logs is kept. */
export async function openFilledSite() {
  const folder = temporaryFolder('filled')
  const contentDir = join(folder, 'content')
  for (const form of forms) writeEntries(contentDir, form)
  writeInstitution(contentDir)
  const log: RememberingLog = rememberingLog()
  const environment = readStudioSettings({
    ...{ CONTENT_DIR: contentDir, DATA_DIR: mkdtempSync(join(folder, 'data-')), SITE_NOW: TODAY },
  })
  const site = await openSite({
    environment,
    time: createTimeSource(environment.SITE_NOW),
    client: { loader: '/l.js', shell: '/s.css', script: () => '/i.js' },
    isEdited: true,
    log,
  })
  const candidates = await site.openCandidates()
  return {
    ...{ site, candidates, log },
    page: (path: string) =>
      candidates.respond({ method: 'GET', path, query: new URLSearchParams(), header: () => undefined, log }),
    async close() {
      candidates.close()
      await site.close()
    },
  }
}

function writeEntries(contentDir: string, form: TypeForm): void {
  const { name: type } = form
  mkdirSync(join(contentDir, 'entries', type), { recursive: true })
  const [fields] = fc.sample(filledForms(form, { ...filling, leftOut: 1 }), { numRuns: 1 })
  for (const name of THERE) {
    const slug = form.fields.some((field) => field.name === 'slug') ? pathOf(type, name).slice(1) : undefined
    const own = { title: `${form.label} ${name}`, url: pathOf(type, name), slug }
    const entry = { ...fields, uid: uidOf(type, name), ...own, ...published }
    writeFileSync(join(contentDir, 'entries', type, `${uidOf(type, name)}.json`), JSON.stringify(entry))
  }
}

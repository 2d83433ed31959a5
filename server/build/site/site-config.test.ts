import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { configFlaw, readSiteConfig } from './site-config.ts'
import { atrium } from './site-folders.mjs'

const flawOf = (config: unknown) => configFlaw(config, ['events', 'news'])

it.each([
  [undefined, 'it exports no object. Write `export default'],
  ['news', 'it exports no object.'],
  [{ area: ['news'] }, 'nothing reads "area". It may say "areas".'],
  [{ areas: 'news' }, '"areas" is not a list. Write the names of areas in brackets'],
  [{ areas: ['nws', 'news'] }, '"areas" names "nws", and Atrium has no area "nws". It has events, news;'],
  [{ areas: ['nws', 7] }, '"areas" names "nws", "7", and Atrium has no area of these names. It has events, news;'],
])('%j is no configuration of a site', (config, flaw) => {
  expect(flawOf(config)).toContain(flaw)
})

it.each([{}, { areas: [] }, { areas: ['news'] }])('%j is one', (config) => {
  expect(flawOf(config)).toBeUndefined()
})

it.each([
  ['export default { areas: [\n', /^atrium\.config\.ts is not valid: Expected .* in line \d\. Correct the file\.$/],
  ['export const areas = []\n', /^atrium\.config\.ts is not valid: it exports no object\./],
  ["throw new Error('No.')\n", /^atrium\.config\.ts is not valid: No\. Correct the file\.$/],
])('names the file that holds %j', async (text, message) => {
  const site = mkdtempSync(join(tmpdir(), 'site-config-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  writeFileSync(join(site, 'atrium.config.ts'), text)
  await expect(readSiteConfig({ atrium, site })).rejects.toThrow(message)
})

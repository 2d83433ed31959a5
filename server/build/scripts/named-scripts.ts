import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { nearestName } from '../../../config/institution/nearest-name.ts'
import { LIVE } from '../client-entries.ts'
import { installedParts } from '../site/installed-parts.ts'
import { fileAt, placeOf, type SiteFolders } from '../site/site-folders.mjs'

/** A call that names a script: by a text, or by a constant that may be in the same file. */
const CALL = /\buseScript\(\s*(?:(['"`])(?<text>[^'"`$]+)\1|(?<name>[A-Za-z_$][\w$]*))\s*\)/g

/** Stops at a component that names a script which is not there: in browsers nothing would happen. */
export function namedScripts(folders: SiteFolders): Plugin {
  let listed: Promise<readonly string[]> | undefined
  const list = (): Promise<readonly string[]> =>
    installedParts(folders).then(({ files }) => files.map(({ path }) => path).filter((path) => LIVE.test(path)))
  const isThere = async (script: string): Promise<boolean> => {
    listed ??= list()
    return (await listed).includes(script) && existsSync(fileAt(script, folders))
  }
  return {
    name: 'atrium:named-scripts',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!code.includes('useScript(') || !/\.tsx?$/.test(file)) return
      for (const script of scriptsNamed(code)) {
        if (await isThere(script)) continue
        // In development it may have been written since.
        listed = list()
        if (!(await isThere(script))) this.error(`${placeOf(file, folders)}: ${refusal(script, await listed)}`)
      }
    },
  }
}

const TEXT = /\bconst (?<name>[\w$]+) = (?<quote>['"`])(?<text>[^'"`$\n]+)\k<quote>/g

/** Which scripts the calls of a module name, as far as the module itself says it. */
export function scriptsNamed(code: string): string[] {
  const texts = new Map([...code.matchAll(TEXT)].map(({ groups = {} }) => [groups.name, groups.text]))
  return [...code.matchAll(CALL)].flatMap(({ groups: { text, name } = {} }) => {
    const script = text ?? texts.get(name)
    return script ? [script.replace(/^\//, '')] : []
  })
}

function refusal(script: string, scripts: readonly string[]): string {
  const nearest = nearestName(withoutEnding(script), scripts.map(withoutEnding))
  const meant =
    scripts.find((other) => withoutEnding(other) === nearest) ??
    scripts.find((other) => basename(other) === basename(script))
  const fact = LIVE.test(script) ? 'there is no such script' : 'a script ends in .enhance.ts, an island in .island.tsx'
  const remedy = meant ? `Did you mean "${meant}"?` : 'Write its place, like "blocks/hero/print.enhance.ts".'
  return `useScript("${script}") is not valid: ${fact}. ${remedy}`
}

const withoutEnding = (file: string): string => file.replace(LIVE, '').replace(/\.tsx?$/, '')

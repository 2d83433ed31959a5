import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { nearestName } from '../../../config/institution/nearest-name.ts'
import { LIVE } from '../client-entries.ts'
import { installedParts } from '../site/installed-parts.ts'
import { fileAt, placeOf, type SiteFolders } from '../site/site-folders.mjs'

/** What may render an element. */
const COMPONENT = /^(plugins|blocks|model|ui)\/.*\.tsx?$/
/** A call that names a script, with what it is given: texts, or a constant of the same file. */
const CALL = /(?<!\bfunction |[.\w$])useScript\((?<given>[^()]*(?:\([^()]*\)[^()]*)*)\)/g
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|(?<=^|\s)\/\/[^\n]*/g

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
      if (!code.includes('useScript(') || !COMPONENT.test(placeOf(file, folders))) return
      for (const { given, scripts } of scriptsNamed(code)) {
        if (scripts.length === 0) this.error(`${placeOf(file, folders)}: ${workedOut(given)}`)
        for (const script of scripts) {
          if (await isThere(script)) continue
          // In development it may have been written since.
          listed = list()
          if (!(await isThere(script))) this.error(`${placeOf(file, folders)}: ${refusal(script, await listed)}`)
        }
      }
    },
  }
}

const CONSTANT = /\bconst (?<name>[\w$]+) = (?<quote>['"`])(?<text>[^'"`$\n]+)\k<quote>/g
const TEXT = /(?<quote>['"`])(?<text>[^'"`$\n]+)\k<quote>/g

/** What each call of a module is given, and which scripts that names; none where it is worked out. */
export function scriptsNamed(source: string): { given: string; scripts: string[] }[] {
  const code = source.replace(COMMENT, '')
  const constants = new Map([...code.matchAll(CONSTANT)].map(({ groups = {} }) => [groups.name, groups.text]))
  return [...code.matchAll(CALL)].map(({ groups }) => {
    const given = groups?.given?.trim() ?? ''
    const texts = [...given.matchAll(TEXT)].map((found) => found.groups?.text)
    const named = texts.length > 0 ? texts : [constants.get(given)]
    return { given, scripts: named.flatMap((script) => script?.replace(/^\//, '') ?? []) }
  })
}

const workedOut = (given: string): string =>
  `useScript(${given}) is not valid: its script is worked out, and nobody can look whether it is there. Name it by a text, like useScript('blocks/hero/print.enhance.ts'), and hand on what that returns.`

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

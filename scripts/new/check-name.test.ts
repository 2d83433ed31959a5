import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { newBlock } from './block.mjs'
import { checkDeclarations, checkRoute, checkSpelling, checkTaken, checkVariables } from './check-name.mjs'
import { newPlugin } from './plugin.mjs'
import { spellings } from './spellings.mjs'
import { takenNames } from './taken-names.ts'

const { areas, contentTypes, blocks, routes } = takenNames()

describe('a name for something new', () => {
  it.each(['Recipes', 'recipe steps', 'recipe_steps', '-recipe', '2nd', ''])('is not "%s"', (name) => {
    expect(() => checkSpelling(name)).toThrow(`"${name}" is not a valid name. Write it in lower case with hyphens`)
  })

  it.each(['class', 'new', 'default', 'await', 'import'])('is not the reserved word %s', (name) => {
    expect(() => checkSpelling(name)).toThrow('reserved word of JavaScript')
  })

  it('is no global', () => {
    const check = (name: string) => () => {
      const { camel, pascal } = spellings(name)
      checkVariables(name, [camel, pascal])
    }
    expect(check('fetch')).toThrow('"fetch" is a global of JavaScript')
    expect(check('date')).toThrow('"Date" is a global of JavaScript')
    expect(check('wind-rose')).not.toThrow()
  })

  it('is not taken by an area, a content type, a block, a route or the server', () => {
    // None of its pages is below /collection or /home.
    expect(() => checkTaken('area', ['collection'], areas)).toThrow('in model/work/index.ts. Choose another name.')
    expect(() => checkTaken('area', ['home'], areas)).toThrow('in plugins/home/index.ts. Choose another name.')
    expect(() => checkTaken('content type', ['event'], contentTypes)).toThrow(
      /^The content type "event" is there already, in plugins\/events\/\S+\. Choose another name\.$/,
    )
    expect(() => checkTaken('block', ['textBlock', 'text_block'], blocks)).toThrow('in blocks/text-block/index.tsx')
    expect(() => checkTaken('block', ['windRose', 'wind_rose'], blocks)).not.toThrow()
    for (const area of ['calendar', 'sitemap']) expect(() => checkRoute(area, routes)).toThrow('is there already')
    expect(() => checkRoute('metrics', routes)).toThrow('The server itself answers at /metrics.')
    expect(() => checkRoute('recipes', routes)).not.toThrow()
  })

  it('is none that the new file imports or declares itself', () => {
    expect(() => checkDeclarations('heading', newBlock('heading').files)).toThrow('would have "Heading" twice')
    expect(() => checkDeclarations('schema', newBlock('schema').files)).toThrow('would have "schema" twice')
    expect(() => checkDeclarations('define-block', newBlock('define-block').files)).toThrow(
      'would have "defineBlock" twice',
    )
    expect(() => checkDeclarations('composed', newPlugin('recipes', 'composed', 'content').files)).toThrow(
      'would have "composed" twice',
    )
    expect(() => checkDeclarations('recipe', newPlugin('recipes', 'recipe', 'content').files)).not.toThrow()
  })

  it('stays as it was given: nothing is guessed from the name of an area', () => {
    const files = Object.keys(newPlugin('news', 'bulletin', 'content').files)
    expect(files).toContain('content/entries/bulletin/bulletin_first.json')
    expect(files.filter((file) => file.startsWith('plugins/'))).toEqual(
      expect.arrayContaining([expect.stringContaining('plugins/news/')]),
    )
  })
})

/** Runs `npm run new -- site` in a folder. */
const newSiteIn =
  (cwd: string) =>
  (...parameters: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../new.mjs'), 'site', ...parameters], { cwd })

it('writes no site for a name of two words, and calls the institution as its folder where its name is empty', () => {
  const cwd = temporaryFolder('new-site')
  const run = newSiteIn(cwd)
  expect(String(run('my', 'museum').stderr)).toContain('"museum" is one word too many: a site has one name.')
  expect(existsSync(join(cwd, 'my'))).toBe(false)
  run('museum', '--name', '')
  expect(JSON.parse(readFileSync(join(cwd, 'museum/content/institution.json'), 'utf8')).name).toBe('Museum')
})

it('writes no site in place of a file, and one whose git leaves out what the studio and programs that write content put beside it', () => {
  const cwd = temporaryFolder('new-site')
  const run = newSiteIn(cwd)
  writeFileSync(join(cwd, 'museum'), '')
  expect(String(run('museum').stderr)).toBe(
    `\n${join(cwd, 'museum')} is not an empty folder. Choose another folder, or empty it.\n`,
  )
  run('gallery')
  expect(readFileSync(join(cwd, 'gallery/.gitignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['*.studio/', '.env', '.writer.*', '.pulled.json']),
  )
})

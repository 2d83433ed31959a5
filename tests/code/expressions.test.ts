import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { fileNameHeader } from '#engine/base/text/file-name.ts'
import { plainText, shortened } from '#engine/base/text/plain-text.ts'
import { matchRoute, readEntryUrl } from '#engine/content/entry/paths.ts'
import { readPath } from '#engine/request/input/address.ts'
import { parseCookies } from '#engine/request/input/cookies.ts'
import { slugOf } from '#engine/schema/names.ts'
import { LINK_PATTERN, MAX_RICH_TEXT, RATIO_PATTERN } from '#engine/schema/wire-schema.ts'
import { isDemo, isTest, sourceFiles } from '../../server/commands/measures/source-files.ts'
import { readAddress } from '../../server/http/addresses/address.ts'
import { acceptedEncodings } from '../../server/http/encodings.ts'
import { headerValue } from '../../server/http/header-value.ts'
import { readPurgeOrder } from '../../server/pages/keys/purge-order.ts'
import { sanitiseHtml, sanitiseInline } from '../../services/content/ingest/rich-text/sanitise.ts'
import { negotiatedFormat } from '../../services/images/derivatives/formats.ts'
import { readImageAddress } from '../../services/images/image-address.ts'
import { phoneNumber } from '../../ui/phone/phone.ts'
import { definition } from '../safe/hostile-content.ts'
import { ends, pumpsOf, slowPumps } from './growing-input.ts'

interface Expression {
  pattern: string
  flags: string
}

const product = sourceFiles.filter(
  ({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !isDemo(path) && !path.startsWith('scripts/'),
)

/** Every regular expression that stands in a file, and the files that make some from text. */
function expressionsIn(path: string, text: string): { literals: Expression[]; isMaking: boolean } {
  const literals: Expression[] = []
  let isMaking = false
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex, callee } = node as { type?: string; regex?: Expression; callee?: { name?: string } }
    if (type === 'Literal' && regex) literals.push(regex)
    if (callee?.name === 'RegExp') isMaking = true
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseSync(path, text).program)
  return { literals, isMaking }
}

const found = product.map(({ path, text }) => ({ path, ...expressionsIn(path, text) }))

/** Without one of these an expression looks at a bounded number of characters from each place of the text. */
const UNBOUNDED = /[*+]|\{\d+,/

const known = new Map<string, string[]>()

/** Inputs that an expression needs too long for. */
function troubles({ pattern, flags }: Expression): string[] {
  const key = `${flags}/${pattern}`
  const found = known.get(key) ?? (UNBOUNDED.test(pattern) ? inputsFor({ pattern, flags }) : [])
  known.set(key, found)
  return found
}

function inputsFor({ pattern, flags }: Expression): string[] {
  const expression = new RegExp(pattern, flags)
  const read = (text: string) => (flags.includes('g') ? text.replace(expression, '') : expression.exec(text))
  const pumps = pumpsOf(pattern)
  return slowPumps(read, pumps, pumps.at(-1)).slice(0, 1)
}

describe('regular expressions', () => {
  it('Q-24 take time in proportion to the text, whatever it is', () => {
    expect(found.flatMap(({ literals }) => literals).length).toBeGreaterThan(150)
    const slow = found.flatMap(({ path, literals }) =>
      literals.flatMap((literal) =>
        troubles(literal).map((pump) => `${path}: /${literal.pattern}/ on ${JSON.stringify(pump)} over and over`),
      ),
    )
    expect(slow).toEqual([])
    for (const pattern of [LINK_PATTERN, RATIO_PATTERN]) expect(troubles({ pattern, flags: '' })).toEqual([])
  })

  it('that are made from text are tested below', () => {
    expect(found.filter(({ isMaking }) => isMaking).map(({ path }) => path)).toEqual([
      'config/institution/keys/setting.ts',
      'engine/content/entry/paths.ts',
      'engine/schema/fields.ts',
      'server/http/header-value.ts',
      'services/content/ingest/rich-text/attributes.ts',
      'services/content/ingest/rich-text/sanitise.ts',
      'services/images/image-address.ts',
    ])
  })
})

describe('Q-24 what reads text from outside takes time in proportion to it', () => {
  const routes = definition.endpoints.map(({ definition: { route } }) => route)
  it.each<[string, (text: string) => unknown]>([
    ['the name of a download', (text) => fileNameHeader({ how: 'inline', names: [text], ending: 'jpg' })],
    ['accepted encodings', acceptedEncodings],
    ['accepted formats', (text) => negotiatedFormat(text)],
    ['the target of a request', readAddress],
    ['a path', readPath],
    ['cookies', parseCookies],
    ['the address of a picture', (text) => [readImageAddress(text), readImageAddress(`/a/full/${text}/0/default.jpg`)]],
    ['routes', (text) => routes.map((route) => matchRoute(route, route.replace(/:.*/, text)))],
    ['an order to purge', readPurgeOrder],
    ['a header line', headerValue],
    ['the url of an entry', readEntryUrl],
    ['a title', slugOf],
    ['plain text', plainText],
    ['a text that is cut', (text) => shortened(text, 40_000)],
    ['a telephone number', (text) => phoneNumber(text, 'ext.')],
  ])('%s', (_, read) => {
    const pumps = [...pumpsOf(), '<a', '<h2>', '</p ', '&#', 'q=0.', '../', 'a,', '%2f']
    expect(slowPumps(read, pumps, '/x?')).toEqual([])
  })

  it.each([['rich text', sanitiseHtml] as const, ['rich text without blocks', sanitiseInline] as const])(
    '%s, as long and as deep as may be',
    (_, sanitise) => {
      const tags = [
        '<',
        '<p>',
        '<a>',
        '<a>x',
        '<em>',
        '<em><p>',
        '<li><p>',
        '<a href="/x">',
        '<a href="',
        '</p',
        '<!--',
      ]
      const slow = [...tags, '&', '&#', '&amp', '<script>', '<table><tr><td>', '<div><p>', '<![CDATA[', '<x y '].filter(
        (tag) => !ends(() => sanitise(tag.repeat(MAX_RICH_TEXT / tag.length))),
      )
      expect(slow).toEqual([])
    },
  )
})

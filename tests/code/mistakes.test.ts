import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../server/commands/measures/source-files.ts'

/** Where an author is told first. */
type Told = 'editor' | 'start and build' | 'build' | 'development' | 'content check'

const CHECKS = 'engine/assemble/checks'
const DEVELOPMENT = 'tests/browser/development'

/**
 * Mistakes of whoever writes areas, blocks and content: where each is told first, the test that makes it, and words of the
 * message that this test expects. A mistake that is told nowhere has no line here, and is to be given one.
 */
const MISTAKES: [mistake: string, told: Told, test: string, words: string][] = [
  ['a field that is not there', 'editor', 'engine/authoring/types.test.ts', 'there is no such field'],
  ['a field of a reference by name', 'editor', 'engine/authoring/types.test.ts', 'nothing is known of other areas'],
  ['an option that a module has not', 'editor', 'engine/authoring/types.test.ts', 'there is no such option'],
  ['a module that the page has not', 'editor', 'engine/authoring/types.test.ts', 'the page has no such module'],
  ['a callback before what it reads', 'editor', 'engine/authoring/types.test.ts', 'the type says what there is'],
  ['a page without an address', 'editor', 'engine/authoring/types.test.ts', 'a page has an address'],
  ['a size or colour that is none', 'editor', 'tests/contract/types.test.ts', 'there is no such colour'],
  ['a text that is not in the catalogue', 'editor', 'engine/translation/translator.test.ts', 'there is no such text'],
  ['a placeholder that is not filled', 'editor', 'engine/translation/translator.test.ts', 'the name is missing'],
  ['a route without a slash', 'start and build', 'engine/assemble/start-up.test.ts', 'does not begin with a slash'],
  ['a route of the server', 'start and build', 'engine/assemble/start-up.test.ts', 'reserved for the server'],
  ['two areas with one route', 'start and build', 'tests/contract/start-up.test.ts', 'is claimed'],
  ['one route twice in an area', 'start and build', 'engine/assemble/start-up.test.ts', 'is that of page'],
  ['a text in place of a builder', 'start and build', 'engine/assemble/start-up.test.ts', 'not a field'],
  ['a builder that was not called', 'start and build', 'engine/assemble/start-up.test.ts', 'was not called'],
  ['bare zod', 'start and build', 'engine/assemble/start-up.test.ts', 'was not made by a field builder'],
  ['no default export', 'start and build', 'engine/assemble/start-up.test.ts', 'exports no page by default'],
  ['a file where nothing looks', 'start and build', 'engine/assemble/start-up.test.ts', 'where nothing looks for it'],
  ['an area without index.ts', 'start and build', 'engine/assemble/start-up.test.ts', 'has no index.ts'],
  [
    'pages in a folder of their own',
    'start and build',
    'engine/assemble/discover.test.ts',
    'The folder is registered nowhere',
  ],
  ['a name in content that is taken', 'start and build', 'engine/assemble/one-problem.test.ts', 'is declared twice'],
  ['an async component', 'start and build', 'engine/assemble/one-problem.test.ts', 'is async'],
  ['a path that is no reference', 'start and build', 'tests/contract/start-up.test.ts', 'names the path'],
  ['an example that does not fit', 'start and build', 'tests/contract/start-up.test.ts', 'does not fit'],
  ['a type that no area provides', 'start and build', 'tests/contract/start-up.test.ts', 'provides the content type'],
  ['a navigation that no area has', 'start and build', 'engine/assemble/start-up.test.ts', 'that no area declares'],
  ['a member that nothing reads', 'start and build', `${CHECKS}/lists-and-members.test.ts`, 'nothing reads it'],
  ['a feed of nothing', 'start and build', `${CHECKS}/lists-and-members.test.ts`, 'has a feed of nothing'],
  ['a filter without an index', 'start and build', `${CHECKS}/lists-and-members.test.ts`, 'is found by an index'],
  ['a list by what is no field', 'start and build', 'engine/assemble/start-up.test.ts', 'colour'],
  ['a setting that is no field', 'start and build', 'engine/assemble/settings.test.ts', 'not a field'],
  ['a form that cannot be shown', 'start and build', 'engine/assemble/forms.test.ts', 'icon'],
  ['an atrium.config.ts that is wrong', 'start and build', 'server/build/site/site-config.test.ts', 'is not valid'],
  ['an area that is misspelt', 'start and build', 'tests/browser/site-of-its-own.test.ts', 'Atrium has no area'],
  ['a variable that is misspelt', 'start and build', 'config/misspelt-variables.test.ts', 'Did you mean'],
  ['a setting that is misspelt', 'start and build', 'config/institution/institution.test.ts', 'Did you mean'],
  ['a port that is taken', 'start and build', 'tests/browser/serving.test.ts', 'names the port that is taken'],
  ['no content directory', 'start and build', 'tests/faults/content-directory.test.ts', 'no content directory'],
  ['a content directory that is away', 'start and build', 'tests/faults/content-directory.test.ts', 'nothing to serve'],
  ['JSON that is not valid', 'start and build', 'engine/base/text/parse-json.test.ts', 'line'],
  ['code of the server in a script', 'build', 'server/build/scripts/client-scripts.test.ts', 'on the server alone'],
  ['a script that is not there', 'build', 'server/build/scripts/named-scripts.test.ts', 'there is no such script'],
  ['a script that is worked out', 'build', 'server/build/scripts/named-scripts.test.ts', 'its script is worked out'],
  ['a script of another ending', 'build', 'server/build/scripts/named-scripts.test.ts', 'a script ends in'],
  ['time past the clock', 'development', 'server/build/sources/refused-sources.test.ts', 'past the clock'],
  ['an import of another area', 'development', 'server/build/sources/refused-sources.test.ts', 'could not be deleted'],
  ['state of a block on the server', 'development', 'server/build/sources/source-faults.test.ts', 'useState()'],
  ['a compose without a list', 'development', 'engine/request/page/compose.test.ts', 'Return a list of sections'],
  ['a circle of imports', 'development', 'server/build/sources/refused-sources.test.ts', 'A circle of imports'],
  ['CSS that does not parse', 'development', `${DEVELOPMENT}/mistakes.test.ts`, 'is not valid CSS'],
  [
    'a style of the whole page',
    'development',
    'server/build/sources/leaking-styles.test.ts',
    'holds for the whole page',
  ],
  ['a list without keys', 'development', 'server/development/log/react-warnings.test.tsx', 'Each child in a list'],
  ['an import that leads nowhere', 'development', 'server/development/errors/explanation.test.ts', 'does not exist'],
  ['a script that is refused, in the page', 'development', `${DEVELOPMENT}/mistakes.test.ts`, 'imports node:os'],
  ['an island that throws', 'development', `${DEVELOPMENT}/mistakes.test.ts`, 'Error: No north.'],
  ['a field of what is not loaded', 'development', 'engine/request/page/validate.test.tsx', 'is not loaded'],
  ['an entry that is broken now', 'development', `${DEVELOPMENT}/mistakes.test.ts`, 'An older version is shown'],
  ['the address of a draft', 'development', `${DEVELOPMENT}/mistakes.test.ts`, 'is not published: it is a draft'],
  ['a file called nearly right', 'content check', 'services/content/check/misnamed-files.test.ts', 'Did you mean'],
  ['a reference that leads nowhere', 'content check', 'tests/content/check.test.ts', 'an entry of another type'],
]

describe('mistakes of authors', () => {
  it('are told, each by a message that a test expects', () => {
    const untold = MISTAKES.filter(([, , test, words]) => !readFileSync(join(root, test), 'utf8').includes(words))
    expect(untold).toEqual([])
  })

  it('are forty at least, each named once', () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(MISTAKES.map(([mistake]) => mistake)).size).toBe(MISTAKES.length)
  })
})

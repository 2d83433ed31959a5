import { membersOf } from './docstrings.mjs'
import { partsReference, tokensReference } from './parts.mjs'

/**
 * Lists what the reference holds, in its order: the heading, the file, and the interfaces, objects or functions in it.
 *
 * @type {readonly (readonly [title: string, path: string, names: readonly string[]])[]}
 */
const PARTS = [
  ['A page: `definePage`', 'engine/contract/page/page-definition.ts', ['PageDefinition', 'ListLook']],
  [
    'What every content type may say',
    'engine/contract/content/content-type.ts',
    ['EntryRules', 'ContentType', 'SearchDocument'],
  ],
  ['What editors see of it', 'engine/contract/content/entry-form.ts', ['EntryForm', 'Template']],
  ['What a page is given', 'engine/contract/page/page.ts', ['PageInput', 'PathInput', 'QueryParameter']],
  ['Hero and list of this site', 'model/page/hero.ts', ['HeroOptions']],
  ['', 'model/page/list.ts', ['ListOptions']],
  ['Fields: `f`', 'engine/schema/fields.ts', ['f']],
  [
    '',
    'engine/schema/field-registry.ts',
    ['FieldOptions', 'When', 'WordOptions', 'TextOptions', 'NumberOptions', 'ChoiceOptions', 'ListOptions'],
  ],
  ['Modules: `defineModule`', 'engine/authoring/define-module.ts', ['ModuleDefinition', 'ModuleBuilder']],
  [
    'Lists',
    'engine/contract/page/list.ts',
    [
      'ListRules',
      'ListSource',
      'ListRequest',
      'ListAnswer',
      'Filter',
      'SortOption',
      'ListPage',
      'FilterChoice',
      'SortChoice',
    ],
  ],
  ['Feeds', 'engine/contract/page/feed.ts', ['FeedRules', 'FeedItem']],
  ['Head and structured data', 'engine/contract/page/head.ts', ['HeadFields']],
  ['', 'engine/contract/page/json-ld.ts', ['JsonLdBasis']],
  ['Cards', 'engine/contract/content/card.ts', ['Card']],
  ['Entries', 'engine/contract/content/entry.ts', ['EntryHead']],
  ['The context', 'engine/contract/context.ts', ['PageContext']],
  ['Content', 'engine/contract/ports/content.ts', ['Content', 'Query', 'Condition', 'Sort']],
  ['Time', 'engine/contract/ports/clock.ts', ['Clock', 'DateFormats']],
  ['Blocks: `defineBlock`', 'engine/contract/page/block.ts', ['Block']],
  ['An area: `definePlugin`', 'engine/contract/site/plugin.ts', ['Plugin']],
  ['', 'engine/contract/site/link.ts', ['MainMenuEntry']],
  ['Navigation: `defineNavigation`', 'engine/contract/site/navigation.ts', ['Navigation']],
  [
    'Endpoints: `defineEndpoint`',
    'engine/contract/site/endpoint.ts',
    ['Endpoint', 'EndpointRequest', 'EndpointResponse'],
  ],
  ['Tests: `atrium/testing`', 'engine/testing/composed.ts', ['Composed']],
  ['', 'engine/testing/page-context.ts', ['ContextOptions']],
  ['', 'engine/testing/runtime.ts', ['TestOptions']],
  ['', 'engine/testing/definition.ts', ['SiteParts']],
  ['', 'engine/testing/site.ts', ['TestSite']],
  ['Regions and error pages', 'engine/contract/page/region.ts', ['Region', 'RegionPage']],
  ['', 'engine/contract/page/error-page.ts', ['ErrorPage']],
  ['Services: `defineService`', 'engine/contract/site/service.ts', ['Service', 'ServiceRuntime']],
  ['', 'engine/service/json-service.ts', ['JsonServiceOptions', 'JsonService', 'JsonResource']],
  ['What is wrong with a file', 'engine/base/problem.ts', ['Problem']],
]

/**
 * The reference of the contract as Markdown.
 *
 * @param {(path: string) => string} read a source file
 * @param {(folder: string) => string[]} list paths of the files of a folder, in order
 * @throws when a name is in its file no more
 */
export function referenceOf(read, list) {
  const parts = PARTS.map(([title, path, names]) => {
    const text = read(path)
    const tables = names.map((name) => section(name, path, text))
    return [...(title ? [`## ${title}`] : []), ...tables].join('\n\n')
  })
  return `# Reference of the contract

Written from the docstrings by \`npm run docs:reference\`. A star marks what is required. How it is used is shown in [add a page](add-a-page.md), [add an area](add-an-area.md) and [add a block](add-a-block.md).

${[...parts, partsReference(list('ui'), read), tokensReference(read('ui/theme/tokens.css'))].join('\n\n')}
`
}

function section(name, path, text) {
  const found = membersOf(name, text)
  if (!found) throw new Error(`${path} declares no "${name}". Correct the list in scripts/reference/reference.mjs.`)
  const { words, members } = found
  const rows = members.map(({ name: member, optional, type, words: meaning }) => {
    const said = [type && `\`${type}\``, meaning].filter(Boolean).join('<br>')
    return `| \`${member}\`${optional ? '' : ' *'} | ${said.replaceAll('|', '\\|')} |`
  })
  const table = rows.length > 0 ? `\n\n| | |\n|---|---|\n${rows.join('\n')}` : ''
  return `### ${name}\n\n${[words, `Source: \`${path}\`.`].filter(Boolean).join(' ')}${table}`
}

/**
 * `npm run compare -- <folder>`: compares what the build of another checkout answers with what this one answers. It
 * proves that a change of the code leaves every page as it was.
 */
import { resolve } from 'node:path'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say, step } from '../server/commands/line/say.mjs'
import { groupDifferences } from './compare/answers.mjs'
import { findBuild, serve } from './compare/builds.mjs'
import { crawlBoth } from './compare/crawl.mjs'
import { reportOf } from './compare/report.mjs'
import { build } from './setup/build.mjs'
import { atrium as root } from './setup/command.mjs'
import { install } from './setup/install.mjs'

const command = {
  command: 'npm run compare',
  what: `Serves two builds, the one in <folder> and that of this checkout, visits every address that the sitemap, links, feeds
and forms lead to, and compares status, headers and body byte by byte, but for the hashes in names of built files.`,
  positionals: [{ name: 'folder', what: 'another checkout that is built, or what its build wrote' }],
  options: {
    content: { value: 'folder', what: 'content directory of both; not given: each its own default' },
    now: { value: 'moment', what: 'moment at which both clocks stop', default: '2026-03-14T10:00:00-07:00' },
    queries: {
      value: 'number',
      what: 'addresses of one path with different queries that are visited',
      default: '40',
    },
    pictures: { what: 'compares pictures and recordings too; they take minutes' },
    preview: { what: 'compares drafts and the block gallery too' },
    all: { what: 'prints every address and change in full' },
  },
  exit: '0 all answers are equal, 1 some differ, 2 they cannot be compared.',
}

const SEEDS = ['/', '/sitemap.xml', '/robots.txt', '/_speculation-rules.json', '/a-page-that-is-missing']

await main(async () => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(2))
  const { options, positionals } = readArguments(command)
  const { content, now, queries, pictures, preview, all } = options
  if (!/^\d+$/.test(queries)) throw new Failure(`--queries is "${queries}". Give a whole number.`)
  const [folder] = positionals
  const other = findBuild(folder)
  await install()
  await build()
  const settings = {
    SITE_NOW: `=${now.replace(/^=/, '')}`,
    ...(content && { CONTENT_DIR: resolve(content) }),
    ...(preview && { ENABLE_PREVIEW: 'true' }),
  }
  const sites = await step('Starting both', () =>
    Promise.all([other, findBuild(root)].map((one) => serve(one, settings))),
  )
  const known = [...SEEDS, ...(preview ? ['/_blocks'] : []), ...sites.flatMap((site) => site.endpoints())]
  const first = [...new Set(known.map((address) => sites[1].path + address))]
  const { visited, leftOut, differences } = await step('Comparing', () =>
    crawlBoth(sites, first, { queries: Number(queries), pictures }),
  )
  if (differences.length > 0) say(`\n${reportOf(groupDifferences(differences), all)}`)
  say(`\n${visited} addresses compared, ${differences.length} differ.`)
  if (leftOut > 0) say(`${leftOut} with further queries were left out: --queries takes more of them.`)
  process.exit(differences.length > 0 ? 1 : 0)
})

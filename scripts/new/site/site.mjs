import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atrium } from '../../setup/command.mjs'
import { starterCalendar, starterEntries } from './entries.mjs'
import { starterPictures } from './pictures.mjs'

/** Areas that a new site begins with; `atrium.config.ts` names them, and others are added there. */
const AREAS = ['documents', 'events', 'gallery', 'home', 'listings', 'news', 'people', 'search', 'site', 'visit']

/** Commands of `npm run`, most of which `atrium` has by the same name. */
const SCRIPTS = Object.fromEntries([
  ...'start dev build test new describe studio messages cache pictures report upgrade'
    .split(' ')
    .map((name) => [name, `atrium ${name}`]),
  ...['check', 'sync', 'pull', 'migrate'].map((name) => [`content:${name}`, `atrium ${name}`]),
  ['schema:export', 'atrium schema'],
])
/** Packages that areas, blocks and their tests import themselves, in Atrium's versions. */
const IMPORTED = ['@types/node', '@types/react', 'react', 'typescript', 'vitest', 'zod']

/**
 * Files of the repository of a new site: what is needed to build, start and test it, and content to begin with.
 *
 * @param {{ folder: string, name: string, language: string, timeZone: string, today: string, from?: string }} options
 *   `today`: `YYYY-MM-DD`; `from`: what npm installs Atrium from, default its version
 * @returns {Record<string, string>} texts by path
 */
export function newSite({ folder, name, language, timeZone, today, from }) {
  const { version, dependencies, engines } = JSON.parse(readFileSync(join(atrium, 'package.json'), 'utf8'))
  const brand = brandOf(name)
  const own = {
    name: folder,
    private: true,
    type: 'module',
    engines,
    scripts: SCRIPTS,
    dependencies: {
      atrium: from ?? version,
      ...Object.fromEntries(IMPORTED.map((imported) => [imported, dependencies[imported]])),
    },
    overrides: { 'iiif-processor': { sharp: dependencies.sharp } },
  }
  return {
    'package.json': json(own),
    'atrium.config.ts': config(),
    'tsconfig.json': json({
      extends: './node_modules/atrium/tsconfig.json',
      compilerOptions: { tsBuildInfoFile: 'dist/types.tsbuildinfo' },
      // What Atrium's blocks and areas declare is known to those of the site, too.
      include: [
        ...['atrium.config.ts', 'blocks', 'plugins', 'tests', 'ui'],
        ...['blocks', 'engine', 'model', 'plugins', 'server/build/site', 'ui'].map(
          (part) => `node_modules/atrium/${part}`,
        ),
      ],
      exclude: ['dist'],
    }),
    '.gitignore': 'node_modules/\ndist/\n.data/\n*.studio/\n.env\n.writer.*\n.pulled.json\n',
    'README.md': readme(name),
    'tests/site.test.ts': test(name),
    'content/institution.json': json(institution({ name, brand, language, timeZone })),
    'content/calendar/events.json': json(starterCalendar(today)),
    ...Object.fromEntries(
      starterEntries({ name, brand, today }).map((entry) => [
        `content/entries/${entry._content_type_uid}/${entry.uid}.json`,
        json(entry),
      ]),
    ),
    ...Object.fromEntries(Object.entries(starterPictures).map(([path, text]) => [`content/${path}`, text])),
  }
}

/** Letters a–z and digits of a name. */
const brandOf = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '') || 'museum'

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

const institution = ({ name, brand, language, timeZone }) => ({
  ...{ name, brand },
  siteUrl: 'https://www.example.org',
  timeZone,
  language,
  description: `${name}: what is on, when it is open, and how to get there.`,
  sites: [{ code: 'house', name }],
  mainMenu: [
    { title: 'Visit', paths: ['/visit'] },
    { title: 'What’s On', paths: ['/whats-on', '/calendar'] },
    { title: 'News', paths: ['/news'] },
    { title: 'About', paths: ['/about-us'] },
  ],
})

const config = () => `import type { SiteConfig } from 'atrium'

/** Which of Atrium's areas are installed. Those in plugins/ are, too; one of the same name takes the place of Atrium's. */
export default {
  areas: [${AREAS.map((area) => `'${area}'`).join(', ')}],
} satisfies SiteConfig
`

const test = (name) => `import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('speaks for its institution', () => {
  const { name } = JSON.parse(readFileSync('content/institution.json', 'utf8'))
  expect(name).toBe(${JSON.stringify(name)})
})
`

const readme = (name) => `# ${name}

The site of ${name}, made with [Atrium](node_modules/atrium/README.md).

\`\`\`sh
npm install
npm start        # http://localhost:3000
npm test
\`\`\`

| where | what |
| --- | --- |
| \`atrium.config.ts\` | which of Atrium's areas are installed |
| \`content/\` | what the site shows: \`institution.json\`, entries, pictures, texts ([the content directory](node_modules/atrium/docs/content-directory.md)) |
| \`plugins/<area>/\` | areas of this site: \`npm run new -- plugin <area> <item>\` ([add an area](node_modules/atrium/docs/add-an-area.md)) |
| \`blocks/<block>/\` | blocks of this site: \`npm run new -- block <name>\` ([add a block](node_modules/atrium/docs/add-a-block.md)) |
| \`theme/*.css\`, \`ui/\` | the look of this site ([another look](node_modules/atrium/docs/another-look.md)) |
| \`tests/\` | tests of this site |

\`npm run dev\` shows what is saved at once; \`npm run studio\` is where editors write. The entries in \`content/entries\` say what
is to be written in their place. Set \`siteUrl\` in \`content/institution.json\` before the site is public.
`

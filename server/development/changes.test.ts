import { expect, it } from 'vitest'
import { kindOfChange, nameFiles } from './changes.ts'

const options = {
  root: '/project',
  contentFolder: '/project/demo/content',
  isServerFile: (file: string) => file === '/project/server/start/app.ts',
}

it.each([
  ['server/start/app.ts', 'server'],
  ['server/start/site/site.ts', 'source'],
  ['blocks/hero/hero.css', 'source'],
  ['theme/look.css', 'source'],
  ['demo/content/institution.json', 'institution'],
  ['demo/content/messages/es.json', 'institution'],
  ['demo/content/brand/logo.svg', 'institution'],
  ['/project/demo/content/entries/event/a.json', 'content'],
  ['blocks/hero/index.test.tsx', undefined],
  ['blocks/hero/.index.tsx.swp', undefined],
  ['blocks/hero/sedAx91Q', undefined],
  ['demo/content/entries/event/a.json~', undefined],
  ['docs/faults.md', undefined],
])('%s is %s', (file, kind) => {
  expect(kindOfChange(file, options)).toBe(kind)
})

it('names a few files, and counts the others', () => {
  expect(nameFiles(['/project/ui/a.ts', 'ui/a.ts', '/elsewhere/b.json'], '/project')).toBe(
    'ui/a.ts and /elsewhere/b.json',
  )
  expect(nameFiles(['a', 'b', 'c', 'd'], '/')).toBe('a, b, and 2 more files')
})

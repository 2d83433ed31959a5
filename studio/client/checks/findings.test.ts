import { createTranslator } from 'atrium'
import { expect, it } from 'vitest'
import messages from '../../messages.ts'
import type { PageFacts } from '../preview/page-facts.ts'
import { findingsOf } from './findings.ts'

const texts = createTranslator('en').translate(messages)
const good: PageFacts = {
  ...{
    title: 'A title',
    description: 'What it is.',
    social: { title: '', description: '', image: '' },
  },
  headings: [
    { level: 1, text: 'A' },
    { level: 2, text: 'B' },
    { level: 3, text: 'C' },
    { level: 2, text: 'D' },
  ],
  links: [{ href: '/visit', text: 'Plan a visit' }],
  pictures: [
    { src: 'a.jpg', alt: 'A jar' },
    { src: 'b.jpg', alt: '' },
  ],
}

it('finds nothing on a page that is in order', () => {
  expect(findingsOf(good, texts)).toEqual({ headings: [], links: [], pictures: [], lengths: [] })
})

it.each([
  ['headings', { headings: [{ level: 2, text: 'B' }] }, 'The page has no heading of the first level.'],
  [
    'headings',
    {
      headings: [
        { level: 1, text: 'A' },
        { level: 3, text: 'C' },
      ],
    },
    '“C” is a heading of level 3 below one of level 1.',
  ],
  ['headings', { headings: [{ level: 1, text: ' ' }] }, 'A heading of level 1 has no words.'],
  ['links', { links: [{ href: '/x', text: '' }] }, 'The link to /x has no words.'],
  ['links', { links: [{ href: '/x', text: 'Read more' }] }, '“Read more” does not say where the link to /x leads.'],
  ['pictures', { pictures: [{ src: 'a.jpg', alt: null }] }, 'The picture a.jpg has no alternative text.'],
  ['lengths', { title: 'x'.repeat(61) }, 'The title has 61 characters; search engines cut it after 60.'],
  ['lengths', { description: '' }, 'The page has no description.'],
  ['lengths', { description: 'x'.repeat(161) }, 'The description has 161 characters; search engines cut it after 160.'],
] as const)('finds in %s of %j: %s', (where, changed, said) => {
  expect(findingsOf({ ...good, ...changed } as PageFacts, texts)[where]).toEqual([said])
})

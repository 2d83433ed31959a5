import { defineBlock, defineMessages, f, section } from 'atrium'
import { entryOf, testSite } from 'atrium/testing'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { testInstitution } from '#engine/testing/institution.ts'
import { definePage } from '#engine/testing/plain-page.ts'
import { createTranslator } from '../../translation/translator.ts'
import type { Speech } from '../runtime.ts'

const texts = defineMessages('stories', { more: 'More stories' })
const words = defineBlock({
  type: 'words' as never,
  label: 'Words',
  description: 'Says what it is given.',
  placement: 'section',
  schema: z.object({ said: z.string(), cards: z.array(z.custom<{ title: string; lang?: string }>()) }),
  examples: [
    { said: 'More', cards: [] },
    { said: 'Less', cards: [] },
  ],
  Component: ({ said, cards }: { said: string; cards: { title: string; lang?: string }[] }) =>
    createElement(
      'p',
      {},
      said,
      ' ',
      ...cards.map(({ title, lang }) => createElement('q', { key: title, lang }, title)),
    ),
})
const story = definePage({
  type: 'story',
  label: 'Story',
  route: '/stories/:slug',
  fields: { related: f.cards(['story']) },
  compose: ({ entry: { related }, context: { translate, dates, institution } }) => [
    section(
      'words' as never,
      { said: `${institution.name}: ${translate(texts).more}, ${dates.long('2026-03-14')}`, cards: related } as never,
    ),
  ],
})
const storyIn = (uid: string, locale?: string) =>
  entryOf('story', uid, {
    title: uid,
    url: `/${uid}`,
    related: ['kiln', 'horno'].map((related) => ({ uid: related, contentType: 'story' })),
    ...(locale && { publishDetails: { time: '2026-01-01T00:00:00Z', locale } }),
  })
const speechIn = (language: string): Speech | undefined =>
  language.startsWith('es')
    ? {
        translator: createTranslator(language, new Map([['stories.more', 'Más relatos']])),
        surround: (element) => createElement('div', { className: 'spanish' }, element),
        islandContext: () => ({}),
        institution: { ...testInstitution, name: 'El Ellery', basePath: '/nowhere' },
      }
    : undefined

it('what the site says within an entry is in the language of the entry where it speaks it, and else in its own', async () => {
  const entries = [storyIn('kiln'), storyIn('horno', 'es-mx'), storyIn('four', 'fr')]
  const site = testSite({ types: [story], blocks: [words], entries, speechIn } as never)
  const mainOf = async (path: string) => {
    const main = (await site.request(path)).document.querySelector('main')
    return `${main?.lang} ${main?.querySelector('.spanish') ? 'spanish ' : ''}${main?.querySelector('p')?.innerHTML}`
  }
  const spanishMain = await mainOf('/stories/horno')
  expect(spanishMain).toBe(
    'es-MX spanish El Ellery: Más relatos, 14 de marzo de 2026 <q lang="en-US">kiln</q><q>horno</q>',
  )
  expect(await mainOf('/stories/kiln')).toBe(
    ' The Ellery: More stories, March 14, 2026 <q>kiln</q><q lang="es-MX">horno</q>',
  )
  expect(await mainOf('/stories/four')).toContain('fr The Ellery: More stories, March 14, 2026')
  expect(await mainOf('/stories/horno')).toBe(spanishMain)
})

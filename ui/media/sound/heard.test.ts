import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Heard, heardIn, keepHeard } from './heard.ts'

const PAGE = 'https://museum.example/news'
const heard: Heard = {
  tab: '0.4',
  source: '/media/kiln.mp3',
  title: 'A kiln, <em>cooling</em>',
  href: '/podcasts/heat/kiln',
  at: 61.5,
  isPlaying: true,
  length: 720,
  picture: 'https://pictures.example/kiln.jpg',
  messages: '{"play":"Reproducir"}',
}

function tab(written: string | null = null) {
  let value = written
  return {
    getItem: () => value,
    setItem: (_key: string, text: string) => {
      value = text
    },
    removeItem: () => {
      value = null
    },
  }
}
const read = (change: object) => heardIn(tab(JSON.stringify({ ...heard, ...change })), PAGE)

it('what a tab plays is there for its next page, until it is forgotten', () => {
  const own = tab()
  keepHeard(own, heard)
  expect(heardIn(own, PAGE)).toEqual(heard)
  keepHeard(own, undefined)
  expect(heardIn(own, PAGE)).toBeUndefined()
})

it.each<[string, object]>([
  ['without title', { title: undefined }],
  ['whose title is no text', { title: { html: '<img>' } }],
  ['of no time', { at: null }],
  ['from before its beginning', { at: -1 }],
  ['without encryption', { source: 'http://sounds.example/a.mp3' }],
  ['that is a script', { source: 'javascript:alert(1)' }],
  ['that is no address', { source: 'https://' }],
  ['of another tab that cannot be told apart', { tab: 7 }],
])('a recording %s is none', (_what, change) => {
  expect(read(change)).toBeUndefined()
})

it.each<[string, object, Partial<Heard>]>([
  ['leads to no other site', { href: 'https://evil.example/' }, { href: '/' }],
  ['leads to no script', { href: 'javascript:alert(1)' }, { href: '/' }],
  ['leads to no other site without scheme', { href: '//evil.example' }, { href: '/' }],
  ['has no picture that is none', { picture: 'data:image/svg+xml,<svg/>' }, { picture: undefined }],
  ['has no length that is none', { length: 'long' }, { length: undefined }],
  ['has no texts that are none', { messages: '{"play":{"a":1}}' }, { messages: undefined }],
  ['plays only where it says so', { isPlaying: 'yes' }, { isPlaying: false }],
])('a recording %s', (_what, change, expected) => {
  expect(read(change)).toEqual({ ...heard, ...expected })
})

it('whatever else is in the storage, it is nothing, or something that can be shown and played', () => {
  const values = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .dictionary(fc.constantFrom(...Object.keys(heard)), fc.oneof(fc.webUrl(), fc.json(), fc.double(), fc.anything()))
      .map((change) => JSON.stringify({ ...heard, ...change })),
  )
  fc.assert(
    fc.property(values, (written) => {
      const found = heardIn(tab(written), PAGE)
      if (!found) return true
      const { source, title, href, at, messages = '{}' } = found
      return (
        /^https:/.test(new URL(source, PAGE).protocol) &&
        new URL(href, PAGE).origin === new URL(PAGE).origin &&
        typeof title === 'string' &&
        at >= 0 &&
        Object.values(JSON.parse(messages)).every((text) => typeof text === 'string')
      )
    }),
    { seed: 30, numRuns: 1000 },
  )
})

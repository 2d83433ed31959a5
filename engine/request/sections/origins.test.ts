import { expect, it } from 'vitest'
import { markOrigin, ORIGIN, originsOf } from './origins.ts'

const picture = { uid: 'cup', contentType: 'image', alt: 'A cup with a blue rim' }
const text = { blockType: 'textBlock', text: '<p>One</p>' }
const inner = { blockType: 'textBlock', text: '<p>Two</p>' }
const entry = {
  title: 'A year of cups',
  name: 'A year of cups',
  blurb: 'What was fired.',
  label: 'Ceramics',
  topic: 'Ceramics',
  kicker: 'ok',
  hero: { image: picture, heading: 'Cups' },
  body: [text, { blockType: 'columns', blocks: [inner] }],
  links: [{ title: 'Kilns', href: '/kilns' }],
}

it.each([
  ['a block of the entry itself', entry.body[0], ['body[0]']],
  ['a block within another', inner, ['body[1].blocks[0]']],
  ['a group spread into a section', { blockType: 'hero', ...entry.hero }, ['hero.image', 'hero.heading']],
  ['a text that is in one field alone', { blockType: 'intro', text: entry.blurb }, ['blurb']],
  ['a list as it is', { blockType: 'links', items: entry.links }, ['links']],
  ['items made anew of what a list holds', { blockType: 'links', items: [{ title: 'Kilns' }] }, ['links[0].title']],
  ['what a reference brought', { blockType: 'caption', text: picture.alt, image: { ...picture } }, []],
  ['the title', { blockType: 'heading', text: entry.title }, ['title']],
  ['a text that two fields have', { blockType: 'heading', text: entry.label }, []],
  ['a text too short to tell', { blockType: 'heading', text: 'ok' }, []],
  ['a block like one of the entry, with nothing of it', { blockType: 'columns', items: [] }, []],
  ['nothing of the entry', { blockType: 'promo', items: [{ title: 'Elsewhere' }] }, []],
])('tells the fields of %s', (_what, section, fields) => expect(originsOf(entry)(section as object)).toEqual(fields))

it('ends with an entry that holds itself', () => {
  const friend: Record<string, unknown> = { contentType: 'person', uid: 'a' }
  friend.friends = [friend]
  expect(originsOf({ author: friend })({ blockType: 'people', items: [friend] })).toEqual(['author'])
})

it('writes fields around what is shown, and nothing around nothing', () => {
  const section = { blockType: 'intro', [ORIGIN]: ['blurb', 'title'] }
  expect(markOrigin(section, '<p>x</p>')).toBe('<!--field:blurb title--><p>x</p><!--/field-->')
  expect(markOrigin(section, '')).toBe('')
  expect(markOrigin({ blockType: 'intro' }, '<p>x</p>')).toBe('<p>x</p>')
})

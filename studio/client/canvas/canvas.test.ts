// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMissing } from '../testing/missing.ts'
import { morphPage, noteSent, type Sent } from './morph.ts'
import { outlineSection, SHOWN } from './outline-section.ts'
import { pageFacts } from './page-facts.ts'
import { elementsOf, sectionAround, sectionOf, sectionsOf } from './sections.ts'

const PAGE = `<main>
  <!--field:title subtitle--><h1 id="t">Title</h1><!--/field-->
  <!--field:body[0]--><section id="a"><p>One</p><!--field:body[0].content[1]--><p id="in">Inner</p><!--/field--></section><!--/field-->
  <!--field:body[1]--><p id="b">Two</p><p id="c">Three</p><!--/field-->
  <div id="island" data-island="/x.js"><b>sent</b></div>
  <p id="last">Last</p>
</main>`

const read = (html: string) => new DOMParser().parseFromString(`<title>T</title><body>${html}</body>`, 'text/html')
const byId = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  addMissing()
  document.body.innerHTML = PAGE
})
afterEach(() => document.body.replaceChildren())

describe('sections of a page', () => {
  it('are found by their comments, inner ones after those around them', () => {
    expect(sectionsOf(document.body).map(({ fields }) => fields.join())).toEqual([
      'title,subtitle',
      'body[0]',
      'body[0].content[1]',
      'body[1]',
    ])
  })

  it.each([
    ['t', 'title'],
    ['a', 'body[0]'],
    ['in', 'body[0].content[1]'],
    ['c', 'body[1]'],
    ['island', undefined],
  ])('a click on #%s means the field %s', (id, field) => {
    expect(sectionAround(document.body, byId(id))?.fields[0]).toBe(field)
  })

  it.each([
    ['subtitle', ['t']],
    ['body[1].text', ['b', 'c']],
    ['body[0].content[1].text', ['in']],
    ['body[0].content[0]', ['a']],
    ['nowhere', []],
  ])('the field %s is shown by #%s', (path, ids) => {
    const section = sectionOf(document.body, path)
    expect(section ? elementsOf(section).map(({ id }) => id) : []).toEqual(ids)
  })
})

describe('a newer answer', () => {
  const morph = (html: string, sent: Sent = new WeakMap()) => {
    const woken: string[] = []
    morphPage(document, read(html), sent, (element) => woken.push(element.id))
    return woken
  }

  it('changes what is different, and leaves what is the same the same element', () => {
    const [first, second] = [byId('b'), byId('c')]
    outlineSection(sectionOf(document.body, 'body[1]'))
    morph(PAGE.replace('>Two<', '>Other<'))
    expect(byId('b').hasAttribute(SHOWN)).toBe(true)
    expect(byId('b')).toBe(first)
    expect([byId('b').textContent, byId('c')]).toEqual(['Other', second])
    expect(document.title).toBe('T')
    expect(sectionsOf(document.body).length).toBe(4)
  })

  it('leaves a part that a script has woken where the server sends the same for it, and wakes another', () => {
    const sent: Sent = new WeakMap()
    noteSent(document, sent)
    const island = byId('island')
    island.innerHTML = '<i>woken</i>'
    expect(morph(PAGE.replace('Three', 'Four'), sent)).toEqual([])
    expect([byId('island'), island.innerHTML]).toEqual([island, '<i>woken</i>'])
    expect(morph(PAGE.replace('sent', 'other'), sent)).toEqual(['island'])
    expect(byId('island').textContent).toBe('other')
    expect([...document.querySelectorAll('main > *')].map(({ id }) => id)).toEqual([
      't',
      'a',
      'b',
      'c',
      'island',
      'last',
    ])
  })
})

it('what is checked is read from the page', () => {
  const page = read(
    `<main><h1>A</h1><h3>B <em>c</em></h3><a href="/x"><img src="p.jpg" alt="Photo"></a><img src="q.jpg"></main>`,
  )
  page.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="D"><meta property="og:image" content="i.jpg">',
  )
  expect(pageFacts(page)).toEqual({
    ...{ title: 'T', description: 'D' },
    social: { title: '', description: '', image: 'i.jpg' },
    headings: [
      { level: 1, text: 'A' },
      { level: 3, text: 'B c' },
    ],
    links: [{ href: '/x', text: 'Photo' }],
    pictures: [
      { src: 'p.jpg', alt: 'Photo' },
      { src: 'q.jpg', alt: null },
    ],
  })
})

import { describe, expect, it } from 'vitest'
import { convert, doc, installed, node, reference } from '../testing/converting.ts'

/** The HTML of a document in a field of which nothing is known. */
const htmlOf = (...children: unknown[]) => convert({ text: doc(...children) }).entry.text
const problemsIn = (...children: unknown[]) => convert({ text: doc(...children) }).problems
const p = (...children: unknown[]) => node('p', children)

describe('JSON rich text as HTML', () => {
  it.each([
    ['a paragraph', [p({ text: 'a' })], '<p>a</p>'],
    ['headings', [node('h1', [{ text: 'a' }]), node('h6', [{ text: 'b' }])], '<h1>a</h1><h6>b</h6>'],
    [
      'lists in lists',
      [node('ul', [node('li', [{ text: 'a' }]), node('ol', [node('li', [{ text: 'b' }])])])],
      '<ul><li>a</li><ol><li>b</li></ol></ul>',
    ],
    [
      'an ordered list that was pasted',
      [node('ol', [node('li', [{ text: 'a' }])], { 'redactor-attributes': { start: '3', type: 'a' } })],
      '<ol start="3" type="a"><li>a</li></ol>',
    ],
    ['a quotation', [node('blockquote', [{ text: 'a' }])], '<blockquote>a</blockquote>'],
    ['code', [node('code', [{ text: 'a\nb' }])], '<pre><code>a<br />b</code></pre>'],
    ['a rule between', [p({ text: 'a' }), node('hr', [{ text: '' }]), p({ text: 'b' })], '<p>a</p><hr /><p>b</p>'],
    [
      'a link',
      [p(node('a', [{ text: 'a' }], { url: 'https://a.example/?a=1&b=2', target: '_blank' }))],
      '<p><a href="https://a.example/?a=1&amp;b=2">a</a></p>',
    ],
    ['a link without an address', [p(node('a', [{ text: 'a' }]))], '<p><a>a</a></p>'],
    ['fragments', [node('li', [node('fragment', [{ text: 'a' }]), node('ul', [])])], '<li>a<ul></ul></li>'],
    ['a check list', [node('check-list', [{ text: 'a' }])], '<p>a</p>'],
    ['columns', [node('row', [node('column', [p({ text: 'a' })])])], '<div><div><p>a</p></div></div>'],
    [
      'anchors and directions',
      [node('h2', [{ text: 'a' }], { id: 'x', dir: 'rtl', style: { color: 'red' }, 'class-name': 'y' })],
      '<h2 id="x" dir="rtl">a</h2>',
    ],
    ['words with an anchor', [p({ text: 'a', id: 'x', classname: 'y' })], '<p><span id="x">a</span></p>'],
    ['an empty text', [p({ text: '' })], undefined],
    ['nothing', [], undefined],
  ])('%s', (_, children, html) => expect(htmlOf(...children)).toBe(html))

  it.each([
    ['bold', '<strong>a</strong>'],
    ['italic', '<em>a</em>'],
    ['underline', '<u>a</u>'],
    ['strikethrough', '<s>a</s>'],
    ['superscript', '<sup>a</sup>'],
    ['subscript', '<sub>a</sub>'],
    ['inlineCode', '<code>a</code>'],
    ['break', '<br />a'],
  ])('a text that is %s', (mark, html) => expect(htmlOf(p({ text: 'a', [mark]: true }))).toBe(`<p>${html}</p>`))

  it('marks of one text stand in one another, and its lines are broken', () => {
    expect(htmlOf(p({ text: 'a\nb', bold: true, italic: true, break: true }))).toBe(
      '<p><strong><em>a<br />b</em></strong></p>',
    )
    expect(htmlOf(p({ text: 'a', bold: 'true', italic: 1 }))).toBe('<p>a</p>')
  })

  it('a table keeps what its cells span, and leaves out the cells that are spanned', () => {
    const cell = (type: string, text: string, attrs = {}) => node(type, [p({ text })], attrs)
    const head = node('thead', [
      node('tr', [cell('th', 'a', { colSpan: 2, scope: 'col' }), cell('th', '', { void: true })]),
    ])
    const body = node('tbody', [node('tr', [cell('td', 'b', { rowSpan: 2 }), cell('td', 'c')])])
    expect(
      htmlOf(node('table', [node('colgroup', [node('col')]), head, body], { rows: 2, cols: 2, colWidths: [250, 250] })),
    ).toBe(
      '<table><thead><tr><th colspan="2" scope="col"><p>a</p></th></tr></thead>' +
        '<tbody><tr><td rowspan="2"><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
    )
  })

  it('no text and no attribute breaks out', () => {
    expect(htmlOf(p({ text: '<script>&amp;"' }))).toBe('<p>&lt;script&gt;&amp;amp;&quot;</p>')
    expect(htmlOf(node('p', [{ text: 'a' }], { id: '"><script>' }))).toBe('<p id="&quot;&gt;&lt;script&gt;">a</p>')
    expect(htmlOf(p({ text: 'a', id: '"x' }))).toBe('<p><span id="&quot;x">a</span></p>')
    const link = reference({ 'entry-uid': 'blt_news', 'display-type': 'link', href: '/"onclick="b' }, 'a')
    expect(htmlOf(link)).toBe('<a href="/&quot;onclick=&quot;b">a</a>')
    expect(htmlOf(p(node('a', [{ text: 'a' }], { url: '/"onclick="b' })))).toBe(
      '<p><a href="/&quot;onclick=&quot;b">a</a></p>',
    )
  })

  it('an element that nobody knows gives way to its words, and is named', () => {
    const custom = node('highlight"><b', [{ text: 'a' }], { colour: 'red' })
    expect(htmlOf(p(custom))).toBe('<p>a</p>')
    expect(problemsIn(p(custom), p(custom))).toEqual([
      'article/blt1: text: has an element "highlight\\"><b" that is not known; its words are kept',
    ])
  })

  it.each([
    [null],
    [7],
    ['words'],
    [[]],
    [{ children: 'x' }],
    [{ type: 'p' }],
    [{ type: {}, children: [{ text: 7 }] }],
    [{ type: '__proto__', attrs: 'x' }],
  ])('%j among the nodes costs itself alone', (broken) =>
    expect(htmlOf(p({ text: 'a' }), broken, p({ text: 'b' }))).toMatch(/^<p>a<\/p>(?:<p><\/p>)?<p>b<\/p>$/),
  )

  it('however deep it is nested, all words are kept', () => {
    let deep: Record<string, unknown> = { text: 'words' }
    for (let depth = 0; depth < 10_000; depth++) deep = node('blockquote', [deep])
    const { entry, problems } = convert({ text: doc(deep) })
    expect(String(entry.text).replace(/<[^>]*>/g, '')).toBe('words')
    expect(String(entry.text).match(/<blockquote>/g)?.length).toBeLessThan(200)
    expect(problems).toEqual([expect.stringContaining('text: is nested more than 100 deep')])
  })
})

describe('references in JSON rich text', () => {
  const asset = {
    type: 'asset',
    'content-type-uid': 'sys_assets',
    'asset-uid': 'blt_jar',
    'asset-link': 'https://old.example/jar.jpg',
  }
  const entry = { type: 'entry', 'entry-uid': 'blt_news', 'content-type-uid': 'article', locale: 'en-us' }

  it('a picture is a figure with its text and caption where no block can stand', () => {
    const shown = reference({
      ...asset,
      'display-type': 'display',
      'asset-alt': 'A "jar"',
      'asset-caption': 'Clay <1500',
    })
    expect(htmlOf(shown)).toBe(
      '<figure><img src="https://images.contentstack.io/v3/assets/k/blt_jar/jar.jpg" alt="A &quot;jar&quot;" /><figcaption>Clay &lt;1500</figcaption></figure>',
    )
    expect(htmlOf(reference({ ...asset, 'display-type': 'display', link: '/jars' }))).toMatch(
      /^<figure><a href="\/jars"><img src="[^"]+" alt="A jar with an octopus" \/><\/a><\/figure>$/,
    )
  })

  it.each([
    [
      'a link to an asset',
      { ...asset, 'display-type': 'link' },
      ['the ', 'jar'],
      '<a href="https://images.contentstack.io/v3/assets/k/blt_jar/jar.jpg">the jar</a>',
    ],
    [
      'a download without words',
      { ...asset, 'asset-uid': 'blt_paper', 'display-type': 'download' },
      [],
      '<a href="https://assets.contentstack.io/plan.pdf">Plan</a>',
    ],
    [
      'a file shown that is no picture',
      { ...asset, 'asset-uid': 'blt_paper', 'display-type': 'display' },
      [],
      '<a href="https://assets.contentstack.io/plan.pdf">Plan</a>',
    ],
    [
      'a film',
      { ...asset, 'asset-uid': 'blt_film', 'display-type': 'display' },
      [],
      '<p><a href="https://assets.contentstack.io/kiln.mp4">Kiln</a></p>',
    ],
    ['a link to an entry', { ...entry, 'display-type': 'link', href: '/clay' }, ['more'], '<a href="/clay">more</a>'],
    ['an entry in a line', { ...entry, 'display-type': 'inline' }, [], '<a href="/clay-and-fire">Clay &amp; Fire</a>'],
    [
      'an entry as a block',
      { ...entry, 'display-type': 'block' },
      [],
      '<p><a href="/clay-and-fire">Clay &amp; Fire</a></p>',
    ],
  ])('%s', (what, attrs, words, html) => {
    const item = { uid: 'blt_news', _content_type_uid: 'article', title: 'Clay & Fire', url: '/clay-and-fire' }
    const embedded = what.startsWith('an entry') ? { _embedded_items: { text: [item] } } : {}
    expect(convert({ text: doc(reference(attrs, ...words)), ...embedded }).entry.text).toBe(html)
  })

  it('an entry has the title and the address that it has now', () => {
    const inLine = reference({ ...entry, 'display-type': 'inline', href: '/old' })
    const entryOf = (uid: string) => ({ uid, title: 'Clay', url: '/clay' })
    expect(convert({ text: doc(inLine) }, { entryOf }).entry.text).toBe('<a href="/clay">Clay</a>')
  })

  it('an entry leads to where the site shows its content type', () => {
    const link = reference({ ...entry, 'display-type': 'link', href: '/clay-and-fire' }, 'more')
    const { entry: written } = convert({ blurb: doc(p(link)) }, installed())
    expect(written.blurb).toBe('<p><a href="/news/clay-and-fire">more</a></p>')
  })

  it('what is not published is named, and shown as far as it is known', () => {
    const gone = { ...asset, 'asset-uid': 'blt_gone', 'asset-name': 'old.jpg', 'display-type': 'display' }
    const { entry: written, problems } = convert({
      text: doc(reference(gone), reference({ ...entry, 'display-type': 'block' })),
    })
    expect(written.text).toBe('<a href="https://old.example/jar.jpg">old.jpg</a>')
    expect(problems).toEqual([
      'article/blt1: text: names asset "blt_gone", which is not published',
      'article/blt1: text: embeds entry "blt_news" of type "article", which cannot be shown here and is left out: show it in a block, or link to it',
    ])
  })

  it.each([[{}], [{ type: 'asset' }], [{ type: 'entry', 'entry-uid': {} }], [{ 'display-type': ['link'] }]])(
    'a reference %j to nothing is named, its words are kept',
    (attrs) => {
      const { entry: written, problems } = convert({ text: doc(p(reference(attrs, 'words'))) })
      expect(written.text).toBe('<p>words</p>')
      expect(problems).toEqual(['article/blt1: text: embeds something without its uid, which is left out'])
    },
  )
})

describe('rich text where the site has blocks', () => {
  const picture = reference({
    'asset-uid': 'blt_jar',
    type: 'asset',
    'display-type': 'display',
    'asset-caption': 'A jar',
  })
  const promo = reference({ 'entry-uid': 'blt_promo', type: 'entry', 'display-type': 'block' })
  const image = [{ uid: 'blt_jar', _content_type_uid: 'image' }]
  const blocksOf = (...children: unknown[]) => convert({ body: doc(...children) }, installed())

  it('what is embedded becomes blocks between blocks of text', () => {
    expect(blocksOf(p({ text: 'a' }), picture, p({ text: 'b' }), p({ text: 'c' }), promo).entry.body).toEqual([
      { text_block: { text: '<p>a</p>' } },
      { media_layout_block: { media: [{ reference: image, caption: { descriptive: 'A jar' } }] } },
      { text_block: { text: '<p>b</p><p>c</p>' } },
      { call_out: { content_promo: [{ uid: 'blt_promo', _content_type_uid: 'content_promo' }] } },
    ])
  })

  it('what stands within a paragraph follows it', () => {
    expect(blocksOf(p({ text: 'a' }, picture, { text: 'b' })).entry.body).toEqual([
      { text_block: { text: '<p>ab</p>' } },
      { media_layout_block: { media: [{ reference: image, caption: { descriptive: 'A jar' } }] } },
    ])
  })

  it.each([
    [
      'a picture that leads somewhere',
      reference({ 'asset-uid': 'blt_jar', link: '/jars', 'asset-alt': 'Jars' }),
      { media_layout_block: { images: [{ reference: image, url: '/jars', title: 'Jars' }] } },
    ],
    [
      'a film',
      reference({ 'asset-uid': 'blt_film', 'display-type': 'display' }),
      { video: { video: [{ uid: 'blt_film', _content_type_uid: 'video_asset' }] } },
    ],
    [
      'a page of another host',
      node('social-embeds', [], { src: 'https://video.example/1' }),
      { interactive_embed: { title: 'https://video.example/1', url: 'https://video.example/1' } },
    ],
    [
      'a document',
      reference({ 'asset-uid': 'blt_paper', 'display-type': 'display' }),
      { text_block: { text: '<a href="https://assets.contentstack.io/plan.pdf">Plan</a>' } },
    ],
  ])('%s', (_, embedded, block) => expect(blocksOf(embedded).entry.body).toEqual([block]))

  it('an entry for which there is no block is named', () => {
    const news = reference({ 'entry-uid': 'blt_news', type: 'entry', 'display-type': 'block' })
    const { entry, problems } = blocksOf(p({ text: 'a' }), news)
    expect(entry.body).toEqual([{ text_block: { text: '<p>a</p>' } }])
    expect(problems).toEqual([expect.stringContaining('body: embeds entry "blt_news" of type "article"')])
  })
})

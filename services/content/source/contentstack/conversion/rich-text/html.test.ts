import { describe, expect, it } from 'vitest'
import { convert, field, installed } from '../testing/converting.ts'

const htmlOf = (text: string) => convert({ text }).entry.text

const ASSET =
  '<figure class="embedded-asset" data-redactor-type="embed" data-sys-asset-uid="blt_jar" data-sys-asset-contenttype="image/jpeg" data-sys-asset-caption="A &quot;jar&quot;" sys-style-type="display" type="asset"></figure>'
const entryAs = (style: string, tag = 'div', words = '') =>
  `<${tag} class="embedded-entry" data-sys-entry-uid="blt_promo" data-sys-entry-locale="en-us" data-sys-content-type-uid="content_promo" sys-style-type="${style}" href="/clay" type="entry">${words}</${tag}>`

describe('HTML rich text', () => {
  it('passes as it is where nothing is embedded', () => {
    const text = '<p>a<br>b & c<custom>d</p><script>e'
    expect(htmlOf(text)).toBe(text)
  })

  it('shows an embedded picture with its caption', () => {
    expect(htmlOf(`<p>a</p>${ASSET}<p>b</p>`)).toBe(
      '<p>a</p><figure><img src="https://images.contentstack.io/v3/assets/k/blt_jar/jar.jpg" alt="A jar with an octopus" /><figcaption>A &quot;jar&quot;</figcaption></figure><p>b</p>',
    )
  })

  it.each([
    [entryAs('link', 'a', 'the <b>promo</b>'), '<a href="/clay">the <b>promo</b></a>'],
    [entryAs('inline', 'span'), '<a href="/clay">A &lt;promo&gt;</a>'],
    [entryAs('block'), '<p><a href="/clay">A &lt;promo&gt;</a></p>'],
    [entryAs('link', 'a'), '<a href="/clay">A &lt;promo&gt;</a>'],
    [
      '<figure data-sys-asset-uid="blt_paper" sys-style-type="download"></figure>',
      '<a href="https://assets.contentstack.io/plan.pdf">Plan</a>',
    ],
  ])('%s', (embedded, html) => {
    const item = { uid: 'blt_promo', _content_type_uid: 'content_promo', title: 'A <promo>' }
    const { entry } = convert({ text: `<p>a ${embedded} b</p>`, _embedded_items: { text: [item] } })
    // A block within a paragraph ends it.
    expect(String(entry.text).replaceAll(/<\/?p>/g, '')).toBe(`a ${html.replaceAll(/<\/?p>/g, '')} b`)
  })

  it('becomes blocks where the site has blocks', () => {
    const { entry } = convert({ body: `<p>a</p>${ASSET}<p>b ${entryAs('block')}</p>` }, installed())
    expect(entry.body).toEqual([
      { text_block: { text: '<p>a</p>' } },
      {
        media_layout_block: {
          media: [
            {
              reference: [{ uid: 'blt_jar', _content_type_uid: 'image' }],
              caption: { descriptive: 'A &quot;jar&quot;' },
            },
          ],
        },
      },
      { text_block: { text: expect.stringContaining('b ') } },
      { call_out: { content_promo: [{ uid: 'blt_promo', _content_type_uid: 'content_promo' }] } },
    ])
  })

  it('divides a block that is text alone', () => {
    const body = [{ text_block: { text: `<p>a</p>${ASSET}`, _metadata: { uid: 'cs1' } } }, { header: { text: 'b' } }]
    const { entry } = convert({ body }, installed())
    expect((entry.body as object[]).map((block) => Object.keys(block)[0])).toEqual([
      'text_block',
      'media_layout_block',
      'header',
    ])
  })

  it('nothing of what is written again breaks out', () => {
    expect(htmlOf(`<p title='"><b' on"x=1 data-é=2>&lt;i&gt; &amp;amp;</p>${ASSET}`)).toMatch(
      /^<p title="&quot;&gt;&lt;b"(?: [a-z][a-z0-9:_-]*="[^"<>]*")*>&lt;i&gt; &amp;amp;<\/p><figure>/,
    )
    expect(htmlOf(`${ASSET}<script>alert("a")</script><p>b</p>`)).toMatch(/<\/figure><p>b<\/p>$/)
  })

  it('an embedding in an embedding is left out with it', () => {
    const nested = ASSET.replace('</figure>', `${ASSET}<p>words</p></figure>`)
    expect(htmlOf(`${nested}<p>b</p>`)).toMatch(
      /^<figure><img [^>]*><figcaption>[^<]*<\/figcaption><\/figure><p>b<\/p>$/,
    )
  })
})

describe('Markdown', () => {
  const schema = [field('notes', 'text', { field_metadata: { markdown: true } })]
  const contentType = { uid: 'article', schema }

  it('becomes HTML by the schema', () => {
    const { entry } = convert({ notes: '## A\n\n- *b*\n- [c](/d "e")' }, { contentType })
    expect(String(entry.notes).replaceAll('\n', '')).toBe(
      '<h2>A</h2><ul><li><em>b</em></li><li><a href="/d" title="e">c</a></li></ul>',
    )
    expect(convert({ notes: '*a*' }).entry.notes).toBe('*a*')
  })

  it.each([
    ['[', 100_000],
    ['> ', 20_000],
    ['* a\n', 20_000],
    ['![](', 25_000],
    ['_*', 50_000],
    ['<a', 50_000],
  ])('of nothing but %j ends in time, with its words', (piece, times) => {
    expect(String(convert({ notes: piece.repeat(times) }, { contentType }).entry.notes).length).toBeGreaterThan(0)
  })
})

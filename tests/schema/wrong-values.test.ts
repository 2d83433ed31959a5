import { f } from 'atrium'
import { colors } from 'atrium/model/color/colors.ts'
import { pageFields } from 'atrium/model/page/page-fields.ts'
import { iconGroup } from 'atrium/model/promo/icon-group.ts'
import { describe, expect, it } from 'vitest'
import { pipeline } from './support.ts'

const stub = (uid: string, type = 'tag') => ({ uid, _content_type_uid: type })

describe('wrong values (CLR-003)', () => {
  const shape = {
    title: f.required(f.text()),
    note: f.text(),
    count: f.integer(),
    share: f.number({ min: 0, max: 1 }),
    code: f.text({ pattern: '^[a-z]+$', example: 'rye' }),
    open: f.bool(),
    when: f.date(),
    at: f.time(),
    to: f.url(),
    mail: f.email(),
    call: f.phone(),
    tone: f.color(colors),
    kind: f.choice(['a', 'b']),
    box: f.group({ name: f.text() }),
    words: f.list(f.text()),
    facts: f.map(),
    tag: f.reference('tag'),
    tags: f.references('tag'),
    body: f.blocks(),
  }
  const read = pipeline(shape)

  it.each([
    ['note', 5],
    ['note', { a: 1 }],
    ['count', '5'],
    ['count', 1.5],
    ['share', '1'],
    ['share', -0.5],
    ['share', 1.5],
    ['code', 'A1'],
    ['open', 'yes'],
    ['when', 'soon'],
    ['when', '2026-02-30'],
    ['when', 20260314],
    ['at', '9:00'],
    ['at', '24:00'],
    ['to', 'www.example.org'],
    ['to', 'javascript:alert(1)'],
    ['to', ' JaVaScRiPt:alert(1)'],
    ['to', 'data:text/html,x'],
    ['to', '//evil.example'],
    ['to', '/\\evil.example'],
    ['tone', 'mauve'],
    ['kind', 'c'],
    ['box', ['x']],
    ['box', 'x'],
    ['words', 'x'],
    ['facts', { a: 'x' }],
    ['tag', 'tag_a'],
    ['tag', stub('tag_a')],
    ['body', {}],
  ])('%s: %j is reported and lost, the rest stands', (field, value) => {
    const { model, places } = read({ title: 'a', [field]: value })
    expect(model).toEqual(read({ title: 'a' }).model)
    expect(places).toHaveLength(1)
    expect(places[0]).toMatch(new RegExp(`^error ${field}`))
  })

  it.each([undefined, null, '', 5, ['a'], { a: 'b' }])(
    'a required field that is %j makes the whole invalid',
    (title) => {
      const { model, issues } = read({ title, note: 'n' })
      expect(model).toBeUndefined()
      expect(issues.at(-1)).toMatchObject({ severity: 'error', field: 'title', reason: 'is required and has no data' })
    },
  )

  it.each([
    ['/path', '/path'],
    ['#anchor', '#anchor'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+1', 'tel:+1'],
    ['HTTPS://a.example', 'HTTPS://a.example'],
    [' /spaced ', '/spaced'],
    ['/', '/'],
  ])('the address %j is kept', (value, kept) =>
    expect(read({ title: 'a', to: value }).model).toMatchObject({ to: kept }),
  )

  it.each(['anything', '(310) 555', 'a@b'])('email and phone take any form: %s', (value) =>
    expect(read({ title: 'a', mail: value, call: value }).model).toMatchObject({ mail: value, call: value }),
  )

  it.each([
    ['<p>For a train journey</p>', 'For a train journey'],
    ['<p class="lead">Two</p><p>lines<br>of <em>prose</em></p>', 'Two lines of prose'],
    ['Arts &amp; <b>Crafts</b>, 1 < 2', 'Arts & Crafts, 1 < 2'],
    ['a<font color=red size="3"></font><!-- note --><img src="/x.png"/>', 'a'],
  ])('HTML in a plain text is an error of its field, and gone: %s', (value, words) => {
    const { model, issues } = read({ title: 'a', note: value, box: { name: value }, words: [value] })
    expect(model).toMatchObject({ note: words, box: { name: words }, words: [words] })
    expect(issues.map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      'error note',
      'error box.name',
      'error words[0]',
    ])
  })

  it('a required plain text of nothing but tags is none', () => {
    expect(read({ title: '<p><br /></p>' })).toMatchObject({ model: undefined, places: ['error title', 'error title'] })
  })

  it.each([
    '1 < 2 > 0',
    'a <b and c> d',
    'List<String>',
    'Write to <name>',
    'Arts &amp; Crafts',
    '<3',
    '5 <p',
    'Close </script> tags',
  ])('a "<" that begins no tag stays in a plain text: %s', (note) =>
    expect(read({ title: 'a', note })).toMatchObject({ model: { note }, issues: [] }),
  )

  it('ENG-022 ENG-023 a colour and an icon are groups; an unknown colour is dropped and reported', () => {
    const named = pipeline({ hero: pageFields.hero, icon: iconGroup() })
    expect(named({ hero: { color_name: { color_name: 'sky' } }, icon: { icon_name: 'clock' } }).model).toMatchObject({
      hero: { colorName: { colorName: 'sky' } },
      icon: { iconName: 'clock' },
    })
    expect(named({ hero: { header: 'a', color_name: { color_name: 'mauve' } } })).toMatchObject({
      model: { hero: { header: 'a' } },
      places: ['error hero.color_name.color_name', 'error hero.color_name.color_name'],
    })
  })

  it('a rich text that is longer than may be is reported and lost, and nobody waits for it to be read', () => {
    const rich = pipeline({ title: f.required(f.text()), words: f.html(), teaser: f.inlineHtml() })
    const endless = '<'.repeat(500_001)
    expect(rich({ title: 'a', words: endless, teaser: endless })).toMatchObject({
      model: { title: 'a' },
      issues: [
        {
          field: 'words',
          reason: 'is longer than 500000 characters and is left out',
          remedy: 'Divide it into several blocks.',
        },
        { field: 'teaser', reason: 'is longer than 10000 characters and is left out', remedy: 'Shorten it.' },
      ],
    })
    expect(rich({ title: 'a', words: 'x'.repeat(500_000) }).issues).toEqual([])
  })

  it('drops a link whose address is none, and keeps its neighbours', () => {
    const { model, places } = pipeline({ links: f.links() })({
      links: [
        { title: 'A', href: '/a' },
        { title: 'B', href: 'vbscript:x' },
        { href: '/c' },
        { title: 'D', href: '/d' },
      ],
    })
    expect(model).toEqual({
      links: [
        { title: 'A', href: '/a' },
        { title: 'D', href: '/d' },
      ],
    })
    expect(places).toEqual(['error links[1].href', 'error links[1].href', 'error links[2].title'])
  })

  it('a group without what it requires is as if absent; what requires it, too', () => {
    const nested = pipeline({
      outer: f.group({ name: f.text(), inner: f.required(f.group({ id: f.required(f.text()), n: f.integer() })) }),
    })
    expect(nested({ outer: { name: 'a', inner: { n: 1 } } }).model).toEqual({})
    expect(nested({ outer: { name: 'a', inner: { id: 'i', n: 'x' } } }).model).toEqual({
      outer: { name: 'a', inner: { id: 'i' } },
    })
  })

  it('a required list needs an item that stands', () => {
    const rows = pipeline({ rows: f.required(f.list(f.group({ name: f.required(f.text()) }))) })
    expect(rows({ rows: [{ name: 'a' }, { other: 1 }] }).model).toEqual({ rows: [{ name: 'a' }] })
    expect(rows({ rows: [{ name: 4 }] }).model).toBeUndefined()
    expect(rows({ rows: [] }).model).toBeUndefined()
  })
})

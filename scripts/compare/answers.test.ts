import { describe, expect, it } from 'vitest'
import { type Answer, compareAnswers, groupDifferences, withoutHashes } from './answers.mjs'

const answer = (body: string, headers: Record<string, string> = {}, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from(body),
})
const page = (text: string) => `<!DOCTYPE html>\n<h1>The jar</h1>\n<p class="lead">${text}</p>\n<footer>Open</footer>\n`

describe('two answers', () => {
  it('are equal when keys of structured data come in another order, and not when a value differs', () => {
    const graph = (json: string) => answer(page(`<script type="application/ld+json">${json}</script>`))
    const one = graph('{"name":"Jar","author":[{"url":"/a","name":"A"}]}')
    expect(compareAnswers(one, graph('{"author":[{"name":"A","url":"/a"}],"name":"Jar"}'))).toEqual([])
    expect(compareAnswers(one, graph('{"author":[{"name":"B","url":"/a"}],"name":"Jar"}'))).toHaveLength(1)
  })

  it.each([
    ['a script', '<script src="/assets/loader.B1RoDJja.js">', '<script src="/assets/loader.x-4_sKt0.js">'],
    [
      'a style set',
      '<link href="/_css/hero.textBlock-XoSbNl3q.css">',
      '<link href="/_css/hero.textBlock--bSNl3q2.css">',
    ],
    ['a font', 'url(/assets/static/serif-latin.DMe4EKeb.woff2)', 'url(/assets/static/serif-latin.B-rCj6ir.woff2)'],
    ['a part', 'import"./chunks/chunk-cM6i60NR.js"', 'import"./chunks/chunk-Cs0zwns0.js"'],
  ])('are equal when only the hash of %s differs', (_, before, after) => {
    expect(compareAnswers(answer(before), answer(after))).toEqual([])
  })

  it.each([
    ['another script', '<script src="/assets/loader.B1RoDJja.js">', '<script src="/assets/strip.B1RoDJja.js">'],
    ['other blocks', '<link href="/_css/hero-XoSbNl3q.css">', '<link href="/_css/hero.faq-XoSbNl3q.css">'],
    [
      'a picture',
      '<img src="/iiif/villa-01/full/640,480/0/default.jpg">',
      '<img src="/iiif/villa-02/full/640,480/0/default.jpg">',
    ],
    ['a space', 'One two', 'One  two'],
  ])('differ by %s', (_, before, after) => {
    const [removed, added] = [before, after].map(withoutHashes)
    expect(compareAnswers(answer(`<p>${before}</p>`), answer(`<p>${after}</p>`))).toEqual([
      { part: 'body', removed, added },
    ])
  })

  it('keep addresses that are no built files', () => {
    expect(withoutHashes('<a href="/news/an-evening-in-november">')).toBe('<a href="/news/an-evening-in-november">')
  })

  it('differ in the places that differ, in whole tags and lines', () => {
    const before = page('Mended in <em>1912</em>, twice')
    const after = page('Mended in <em>1913</em>, twice').replace('Open', 'Open late')
    expect(compareAnswers(answer(before), answer(after))).toEqual([
      { part: 'body', removed: '1912', added: '1913' },
      { part: 'body', removed: 'Open', added: 'Open late' },
    ])
  })

  it('differ in what was only added, or only removed', () => {
    expect(compareAnswers(answer('<p>a</p><p>c</p>'), answer('<p>a</p><p>b</p><p>c</p>'))).toEqual([
      { part: 'body', removed: '', added: expect.stringContaining('b') },
    ])
    expect(compareAnswers(answer('text'), answer(''))).toEqual([{ part: 'body', removed: 'text', added: '' }])
  })

  it('differ from first to last where nearly everything does', () => {
    const list = (sign: string) => Array.from({ length: 4000 }, (_, index) => `<li>${sign}${index}\n`).join('')
    const [change, ...others] = compareAnswers(answer(`<ul>${list('a')}</ul>`), answer(`<ul>${list('b')}</ul>`))
    expect(others).toEqual([])
    expect(change?.removed).toMatch(/^a0\n<li>a1/)
    expect(change?.added).toMatch(/b3998\n<li>b3999\n$/)
  })

  it('differ by status alone where that differs, else by headers and body', () => {
    expect(compareAnswers(answer('a'), answer('b', { location: '/c' }, 404))).toEqual([
      { part: 'status', removed: '200', added: '404' },
    ])
    expect(
      compareAnswers(answer('a', { location: '/b' }, 301), answer('a', { 'content-type': 'text/plain' }, 301)),
    ).toEqual([
      { part: 'content-type', removed: 'text/html; charset=utf-8', added: 'text/plain' },
      { part: 'location', removed: '/b', added: '(none)' },
    ])
    expect(compareAnswers(answer('a', { etag: '1', date: 'x' }), answer('a', { etag: '2', date: 'y' }))).toEqual([])
  })

  it('differ by their bytes where they are no text', () => {
    const png = { 'content-type': 'image/png' }
    expect(compareAnswers(answer('abc', png), answer('abd', png))).toEqual([
      { part: 'bytes', removed: '3 bytes', added: '3 bytes' },
    ])
  })
})

describe('differences', () => {
  const difference = (address: string, before: string, after: string) => ({
    address,
    changes: compareAnswers(answer(before), answer(after)),
  })

  it('of one kind are one group, whatever surrounds them', () => {
    const card = (tag: string, path: string) => `<a class="${tag}" href="${path}">Read</a>`
    const groups = groupDifferences([
      difference('/a', page('One'), page('Two')),
      difference('/b', card('card', '/x'), card('tile', '/x')),
      difference('/c', card('card', '/y') + card('card', '/z'), card('tile', '/y') + card('tile', '/z')),
    ])
    expect(groups).toEqual([
      {
        change: { part: 'body', removed: '<a class="card" href="/x">', added: '<a class="tile" href="/x">' },
        addresses: ['/b', '/c'],
      },
      { change: { part: 'body', removed: 'One', added: 'Two' }, addresses: ['/a'] },
    ])
  })

  it('of two kinds at one address are two groups', () => {
    const groups = groupDifferences([
      difference('/a', page('One'), page('Two').replace('Open', 'Closed')),
      difference('/b', page('x'), page('x').replace('Open', 'Closed')),
    ])
    expect(groups.map(({ change, addresses }) => [change.removed, addresses])).toEqual([
      ['Open', ['/a', '/b']],
      ['One', ['/a']],
    ])
  })
})

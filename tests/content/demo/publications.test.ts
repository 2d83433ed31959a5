import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../demo-files.ts'

const content = join(import.meta.dirname, '../../../demo/content')
const entries = (type: string) =>
  ownFiles(join(content, 'entries', type)).map((file) =>
    JSON.parse(readFileSync(join(content, 'entries', type, file), 'utf8')),
  )
const publications = entries('publication')
const issues = entries('periodical_issue')

/** The last digit of an ISBN of thirteen. */
function checkDigit(isbn: string): number {
  const digits = [...isbn.replaceAll('-', '')].slice(0, 12).map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

describe('the demo’s publications', () => {
  it('PUB-068 are at least sixty, each with authors, picture, blurb, address and details of its own', () => {
    expect(publications.length).toBeGreaterThanOrEqual(60)
    for (const { uid, authors, image, blurb, url, meta } of publications) {
      expect([uid, authors.length > 0, image.length, Boolean(blurb), Boolean(url)]).toEqual([uid, true, 1, true, true])
      for (const field of ['page_count', 'format', 'imprint', 'prices', 'isbn', 'pub_date'])
        expect([uid, field, Boolean(meta[field])]).toEqual([uid, field, true])
    }
    for (const field of ['title', 'blurb', 'url'])
      expect([field, new Set(publications.map((entry) => entry[field])).size]).toEqual([field, publications.length])
  })

  it('PUB-068 have an ISBN each, with a valid check digit', () => {
    const numbers = publications.map(({ meta }) => meta.isbn as string)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((isbn) => Number(isbn.at(-1)) !== checkDigit(isbn))).toEqual([])
  })

  it('PUB-072 have a page each, say what is in them, and are free only where there is a file', () => {
    expect(publications.filter(({ url }) => !/^\/[a-z\d-]+$/.test(url))).toEqual([])
    const isFree = (prices: string[]) => prices.some((price) => /PDF/.test(price))
    for (const { uid, meta, downloads = [], shop_url: shop } of publications)
      expect([uid, downloads.length > 0, isFree(meta.prices) || Boolean(shop)]).toEqual([
        uid,
        isFree(meta.prices),
        true,
      ])
    expect(publications.filter(({ contents }) => contents?.length > 4).length).toBeGreaterThanOrEqual(15)
    expect(publications.filter(({ sample }) => sample).length).toBeGreaterThanOrEqual(6)
    expect(publications.filter(({ editions, downloads }) => editions && downloads)).toHaveLength(2)
  })

  it('PUB-064 have two periodicals of twelve issues each, told in words of their own', () => {
    const counts = new Map<string, number>()
    for (const { periodical } of issues) counts.set(periodical[0].uid, (counts.get(periodical[0].uid) ?? 0) + 1)
    expect([...counts.values()]).toEqual([12, 12])
    expect(new Set(issues.map(({ description }) => description)).size).toBe(issues.length)
    expect(new Set(issues.map(({ image }) => image[0].uid)).size).toBe(issues.length)
  })
})

import { type Entry, type JsonLdBasis, type ModelOf, type PageContext, plainText, wholeAddress } from 'atrium'
import { personNode } from '../person/person.json-ld.ts'
import { oneOrAll } from '../place/place.json-ld.ts'
import { addressOf } from './addresses.ts'
import { type Edition, editionsOf } from './editions.ts'
import type publicationType from './types/publication.ts'

type Whole = Entry<ModelOf<typeof publicationType>>

/** A publication, as far as it is described. */
type Publication = Pick<Whole, 'name' | 'path'> & Partial<Whole>

/** Binding by what is in its format, in the vocabulary of schema.org. */
const FORMATS = [
  [/hardcover|clothbound/i, 'Hardcover'],
  [/paperback|softcover/i, 'Paperback'],
  [/pdf|e-?book|epub/i, 'EBook'],
] as const

/** A publication as a `Book`, on the page that shows it in full. */
export function bookNode(publication: Publication, { dates, institution }: PageContext, basis: JsonLdBasis) {
  const { name, subtitle, authors = [], blurb, meta, downloads = [] } = publication
  const address = addressOf(publication)
  const format = FORMATS.find(([pattern]) => pattern.test(meta?.format ?? ''))?.[1]
  return {
    '@type': 'Book',
    '@id': `${basis.url}#book`,
    name,
    alternativeHeadline: subtitle,
    description: plainText(blurb) || undefined,
    url: address && wholeAddress(address, institution),
    author: authors.length > 0 ? authors.map((author) => personNode(author, institution)) : undefined,
    isbn: meta?.isbn?.replace(/[^0-9X]/gi, '') || undefined,
    numberOfPages: Number.parseInt(meta?.pageCount ?? '', 10) || undefined,
    bookFormat: format && `${institution.structuredDataContext}/${format}`,
    datePublished: meta?.pubDate && dates.iso(meta.pubDate),
    publisher: basis.publisher,
    publisherImprint: meta?.imprint ? { '@type': 'Organization', name: meta.imprint } : undefined,
    inLanguage: basis.language,
    offers: oneOrAll(editionsOf(publication).flatMap((edition) => offerNode(edition, institution) ?? [])),
    isAccessibleForFree: downloads.length > 0 || undefined,
    encoding: oneOrAll(
      downloads.map(({ title, href }) => ({
        '@type': 'MediaObject',
        name: title,
        contentUrl: wholeAddress(href, institution),
      })),
    ),
  }
}

/** What one copy costs, where its price is one amount in the currency of the institution. */
function offerNode({ price, url }: Edition, { currency, language }: PageContext['institution']) {
  const amount = /^\D*(\d+(?:\.\d\d)?)\D*$/.exec(price ?? '')?.[1]
  const money = new Intl.NumberFormat(language, { style: 'currency', currency })
  const sign = money.formatToParts(1).find(({ type }) => type === 'currency')?.value
  if (!amount || !sign || !price?.includes(sign)) return undefined
  return { '@type': 'Offer', url, price: amount, priceCurrency: currency }
}

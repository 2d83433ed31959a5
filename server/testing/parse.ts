import { JSDOM } from 'jsdom'

/** One window for all that is read: to make one takes longer than to parse a page. */
const { DOMParser } = new JSDOM().window
const parser = new DOMParser()

/** A page as a browser without scripts reads it. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html')

/** @throws when it is not well-formed, saying why */
export function parseXml(xml: string): Document {
  const document = parser.parseFromString(xml, 'application/xml')
  const [error] = document.getElementsByTagName('parsererror')
  if (error) throw new Error(error.textContent ?? '')
  return document
}

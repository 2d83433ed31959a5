import { parseDocument } from '#engine/testing/parse-document.ts'

/** A page as a browser without scripts reads it. */
export const parseHtml = (html: string): Document => parseDocument(html, 'text/html')

/** @throws when it is not well-formed, saying why */
export function parseXml(xml: string): Document {
  const document = parseDocument(xml, 'application/xml')
  const [error] = document.getElementsByTagName('parsererror')
  if (error) throw new Error(error.textContent ?? '')
  return document
}

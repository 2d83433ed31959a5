import { JSDOM } from 'jsdom'

/** A window keeps all that it has parsed, two hundred bytes for each character; so many later another one takes its place. */
const MAX_PARSED = 250_000

let parser: DOMParser | undefined
let parsed = 0

/** Reads a document as a browser without scripts does. To make a window for each takes as long as to read a short page. */
export function parseDocument(text: string, type: DOMParserSupportedType): Document {
  if (!parser || parsed > MAX_PARSED) {
    const { DOMParser } = new JSDOM().window
    parser = new DOMParser()
    parsed = 0
  }
  parsed += text.length
  return parser.parseFromString(text, type)
}

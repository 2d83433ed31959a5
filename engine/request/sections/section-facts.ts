import type { RenderRoot, ScriptAddress, ShownPicture } from '../../contract/page/render-root.ts'
import type { Log } from '../../contract/ports/log.ts'
import { anchorsIn } from '../../outputs/anchors.ts'

/** Holds what is known of a section once it is rendered, beside its HTML; of several the same, merged. */
export interface SectionFacts {
  /** The blocks used. */
  blockTypes: Set<string>
  /** The pictures shown, in their order. */
  pictures: ShownPicture[]
  /** Ids of anchors in its rich text. */
  anchors: string[]
  /** Ids of everything else that names its own. */
  ids: Set<string>
  /** It shows the title of the page. */
  hasTitle: boolean
}

/** HTML with what is known of it. */
export interface Rendered extends SectionFacts {
  /** In pieces: each is encoded once the document is finished, and none copied before. */
  html: readonly string[]
}

export const noFacts = (): SectionFacts => ({
  blockTypes: new Set(),
  pictures: [],
  anchors: [],
  ids: new Set(),
  hasTitle: false,
})

/** Adds what is known of one part to what is known of the whole. */
export function addFacts(facts: SectionFacts, part: SectionFacts): void {
  for (const type of part.blockTypes) facts.blockTypes.add(type)
  // One by one: a call takes no more than about 100,000 arguments.
  for (const picture of part.pictures) facts.pictures.push(picture)
  for (const anchor of part.anchors) facts.anchors.push(anchor)
  for (const id of part.ids) facts.ids.add(id)
  facts.hasTitle ||= part.hasTitle
}

/** Estimates what a picture, and an id, take in memory, in bytes. */
const PICTURE_BYTES = 300
const ID_BYTES = 60

/** Weighs them, in bytes. */
export const bytesOfFacts = ({ pictures, anchors, ids }: SectionFacts): number =>
  PICTURE_BYTES * pictures.length + ID_BYTES * (anchors.length + ids.size)

/** Gives components what they tell the page by. */
export const rootNoting = (facts: SectionFacts, log: Log, script: (file: string) => string): RenderRoot => ({
  log,
  script: (file) => script(file) as ScriptAddress,
  notePicture: (picture) => void facts.pictures.push(picture),
  noteTitle() {
    facts.hasTitle = true
  },
  noteRichText(html) {
    for (const anchor of anchorsIn(html)) facts.anchors.push(anchor)
  },
  noteIds(ids) {
    for (const id of ids) facts.ids.add(id)
  },
})

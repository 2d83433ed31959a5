import type { Log } from '../ports/log.ts'

/** An address of a picture with its width in pixels. */
export interface PictureCandidate {
  url: string
  width: number
}

/** A picture as a component shows it. */
export interface ShownPicture {
  /** Begins each of its addresses; that of its server and its id, or the whole address where it has but one. */
  base: string
  /** Belongs to the first screen. */
  isFirst?: boolean
  /** Reads what browsers choose from, ascending by width; absent: it is fetched when a visitor asks for it. */
  offered?: () => { candidates: readonly PictureCandidate[]; sizes?: string | undefined }
}

declare const isScript: unique symbol

/** The address of a script: of no other text is a page allowed to load one. */
export type ScriptAddress = string & { [isScript]: true }

/** The page as the components of one section see it: what they ask of it, and what they tell it beside their markup. */
export interface RenderRoot {
  /** Its lines name the entry and the block. */
  log: Log
  /** Names the address of a script. @param file its source, from the root of the sources */
  script(file: string): ScriptAddress
  /** Notes a picture: of the policy, of what is public, and of what is made ahead. */
  notePicture(picture: ShownPicture): void
  /** Notes the title of the page: a document has one first heading. */
  noteTitle(): void
  /** Notes rich text, whose anchors bear ids. */
  noteRichText(html: string): void
  /** Notes ids beside that of the section: anchors of rich text give way to them. */
  noteIds(ids: readonly string[]): void
}

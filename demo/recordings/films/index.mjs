import { panel } from './panel.mjs'
import { strokes } from './strokes.mjs'

/** Every film by the name of its file. */
export const films = {
  'eleven-strokes': strokes,
  'indigo-and-madder': panel,
}

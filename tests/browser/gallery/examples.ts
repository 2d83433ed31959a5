import { exampleSettings } from 'atrium/testing'
import { areaSettings, defineSite } from '../../../server/start/site/site-definition.ts'

/** The registry as the server puts it together. */
export const definition = defineSite({ brand: 'ellery', settings: exampleSettings(areaSettings) })
export const { blocks } = definition

/** Every example of every block, as `callOut/1`. */
export const examples: readonly { type: string; number: number; address: string }[] = [...blocks.values()].flatMap(
  ({ definition: { type, examples } }) =>
    examples.map((_, index) => ({ type, number: index + 1, address: `/_blocks/${type}/${index + 1}` })),
)

import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({
  text: f.required(f.html({ help: 'Paragraphs, lists and links; headings are blocks of their own.' })),
})

function TextBlock({ id, text }: BlockProps<typeof schema>) {
  return (
    <div className="prose text-block" id={id}>
      <RichText className="reading" html={text} />
    </div>
  )
}

const textBlock = defineBlock({
  type: 'textBlock',
  label: 'Text',
  description: 'Running text. Neighbouring texts become one.',
  icon: 'text',
  category: 'Text',
  placement: 'both',
  wire: 'text_block',
  schema,
  merge: (first, second) => ({ text: `${first.text}\n\n${second.text}` }),
  examples: [
    {
      text: '<p>The copy cracked at <em>exactly</em> the same place. We had expected the shoulder to go first, where the wall is thinnest; instead the break ran from the foot, slowly, over the two hours in which the kiln cooled from 600 degrees.</p><p>A jar of this size holds about forty liters. Its potter built it in three stages, letting each dry for a day, and the joints are where <a href="/news/tag/ceramics">every restorer since 1890</a> has looked for trouble.</p>',
    },
    {
      text: '<h3>What we measured</h3><ul><li>Wall thickness at 64 points, by ultrasound</li><li>Porosity of three sherds, none larger than a thumbnail</li><li>Temperature, every ten seconds, from nine probes</li></ul><blockquote><p>Clay remembers the first fire.</p></blockquote><table><caption>Firings</caption><tbody><tr><th scope="col">Attempt</th><th scope="col">Top temperature</th><th scope="col">Result</th></tr><tr><td>First</td><td>840 °C</td><td>Broke at the foot</td></tr><tr><td>Fourth</td><td>855 °C</td><td>Broke at the foot, eleven minutes later</td></tr></tbody></table><p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>',
    },
  ],
  Component: TextBlock,
})

export default textBlock

declare module 'atrium' {
  interface Blocks {
    textBlock: typeof textBlock
  }
}

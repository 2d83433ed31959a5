import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Embed } from 'atrium/ui/embed/embed.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { longTitle } from '../example-content.ts'

const schema = z.object({
  title: f.required(
    f.text({ help: 'Not printed: screen readers say what can be done here, like Map of the gardens.' }),
  ),
  url: f.required(
    f.url({ label: 'Address', help: 'Of the map, model or game; its host must be one that frames may show.' }),
  ),
  aspectRatio: f
    .ratio({ help: 'Width to height of its frame; default: 16:9.', example: '4:3', initial: '16:9' })
    .default('16:9'),
  caption: f.inlineHtml({ help: 'Below the frame: what it is, and whose.' }),
})

function InteractiveEmbed({ id, title, url, aspectRatio, caption }: BlockProps<typeof schema>) {
  return (
    <figure className="prose interactive-embed" id={id}>
      <div className="wide">
        <Embed title={title} url={url} space={aspectRatio} />
      </div>
      <InlineRichText as="figcaption" className="embed-caption" html={caption} />
    </figure>
  )
}

const interactiveEmbed = defineBlock({
  type: 'interactiveEmbed',
  label: 'Interactive',
  description: 'A map, model or game from a host that may be shown in a frame.',
  icon: 'mouse-pointer-click',
  category: 'From other sites',
  placement: 'both',
  wire: 'interactive_embed',
  schema,
  examples: [
    {
      title: 'Turn the storage jar',
      url: 'https://models.example.org/storage-jar',
      caption: 'The mended jar, from 214 photographs. <em>Drag to turn it, pinch to come closer.</em>',
    },
    { title: longTitle, url: 'https://models.example.org/atlas', aspectRatio: '3:4' },
    { title: 'A walk on the ridge', url: '/visit/center' },
  ],
  Component: InteractiveEmbed,
})

export default interactiveEmbed

declare module 'atrium' {
  interface Blocks {
    interactiveEmbed: typeof interactiveEmbed
  }
}

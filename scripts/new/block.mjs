import { spellings } from './spellings.mjs'

/**
 * A block with a title and a text, two examples and styles.
 *
 * @param {string} name like `recipe-steps`
 */
export function newBlock(name) {
  const block = spellings(name)
  const folder = `blocks/${name}`
  return {
    folder,
    files: { [`${folder}/index.tsx`]: component(block), [`${folder}/${name}.css`]: styles(block) },
    next: `Editors write it as { "${block.snake}": { "title": …, "text": … } }, pages as section('${block.camel}', { … }).`,
  }
}

const component = ({ kebab, snake, camel, pascal, label }) => `import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({
  title: f.text({ help: 'Printed over the text; without it the text stands alone.' }),
  text: f.required(f.html({ help: 'Say in one sentence for editors what to write.' })),
})

function ${pascal}({ id, title, text }: BlockProps<typeof schema>) {
  return (
    <section className="prose ${kebab}" id={id}>
      {title && <Heading>{title}</Heading>}
      <RichText html={text} />
    </section>
  )
}

const ${camel} = defineBlock({
  type: '${camel}',
  label: '${label}',
  description: 'Says in one sentence when editors use it.',
  icon: 'square',
  category: 'Text',
  placement: 'both',
  wire: '${snake}',
  schema,
  examples: [
    { title: 'How the jar was cleaned', text: '<p>With cotton, water and patience, a square inch at a time.</p>' },
    { text: '<p>It broke.</p><p>Then it broke <em>again</em>, in the same place, and nobody could say why.</p>' },
  ],
  Component: ${pascal},
})

export default ${camel}

declare module 'atrium' {
  interface Blocks {
    ${camel}: typeof ${camel}
  }
}
`

const styles = ({ kebab }) => `@layer blocks {
  .${kebab} { margin-block: var(--space-5); }
}
`

import { useTexts } from '../../client/parts/texts.tsx'
import { useRoom } from '../../client/preview/use-room.ts'
import type { BlockForm } from '../../forms/form.ts'

/** Width of the page that the example is on, in pixels. */
const WIDTH = 960

interface BlockExampleProps {
  block: BlockForm
  /** Origin of the canvas. */
  canvas: string
}

/** A block as the site shows it, smaller: a page of the canvas, which nothing in it leads away from. */
export function BlockExample({ block, canvas }: BlockExampleProps) {
  const texts = useTexts()
  const { room, scale, height } = useRoom(WIDTH)
  return (
    <figure className="block-example">
      <div ref={room} inert>
        {block.example === undefined ? (
          <p className="nothing">{texts.noExample}</p>
        ) : (
          // A frame of its own for each: the history of the browser has no step for it.
          <iframe
            key={block.wire}
            title={texts.exampleOf({ name: block.label })}
            src={canvas + block.example}
            tabIndex={-1}
            style={{ width: WIDTH, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <figcaption className="help">{texts.exampleOf({ name: block.label })}</figcaption>
    </figure>
  )
}

import { lazy, Suspense } from 'react'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words } from '../value.ts'
import { RichPreview } from './rich-preview.tsx'
import { SourceEditor } from './source-editor.tsx'

/** The editor is a script of its own. Where it cannot be loaded, text is written as source. */
const RichControl = lazy(() =>
  import('../../client/rich-text/editor/rich-control.tsx').catch(() => ({ default: SourceEditor })),
)

/** A control for rich text. @param isInline it has one line, without blocks */
export function richField({ isInline }: { isInline: boolean }): FieldControl {
  const Control = (props: ControlProps) => (
    <Suspense fallback={<RichPreview html={words.read(props.value) ?? ''} isInline={isInline} />}>
      <RichControl {...props} isInline={isInline} />
    </Suspense>
  )
  return { Control, frame: 'line', canShow: (wire) => words.read(wire) !== undefined }
}

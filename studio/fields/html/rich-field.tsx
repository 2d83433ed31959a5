import { lazy, Suspense } from 'react'
import { IdleToolbar } from '../../client/rich-text/editor/idle-toolbar.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words } from '../value.ts'
import { RichPreview } from './rich-preview.tsx'
import { SourceEditor } from './source-editor.tsx'

/** Loads the editor, which is a script of its own. Where it cannot be loaded, text is written as source. */
export const loadRichText = () => import('./rich-control.tsx').catch(() => ({ default: SourceEditor }))

const RichControl = lazy(loadRichText)

/** A control for rich text. @param isInline it has one line, without blocks */
export function richField({ isInline }: { isInline: boolean }): FieldControl {
  const Control = (props: ControlProps) => {
    const { isReadOnly } = useTools()
    // As high as the editor: what is below would move while it is read or written in.
    const waiting = (
      <div className="rich" aria-busy="true">
        {!isReadOnly && <IdleToolbar isInline={isInline} />}
        <RichPreview html={words.read(props.value) ?? ''} isInline={isInline} />
      </div>
    )
    return (
      <Suspense fallback={waiting}>
        <RichControl {...props} isInline={isInline} />
      </Suspense>
    )
  }
  return { Control, frame: 'line', canShow: (wire) => words.read(wire) !== undefined }
}

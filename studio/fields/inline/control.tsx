import { sourceEditor } from '../html/source-editor.tsx'

export default sourceEditor({ isInline: true })

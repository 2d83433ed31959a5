import { sourceEditor } from './source-editor.tsx'

export default sourceEditor({ isInline: false })

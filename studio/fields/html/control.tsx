import { richField } from './rich-field.tsx'

export default richField({ isInline: false })

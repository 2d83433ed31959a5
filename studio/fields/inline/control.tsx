import { richField } from '../html/rich-field.tsx'

export default richField({ isInline: true })

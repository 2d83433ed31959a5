import { typedInput } from '../typed-input.tsx'

export default typedInput('text', { placeholder: '16:9' })

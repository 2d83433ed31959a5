import { typedInput } from '../text/typed-input.tsx'

export default typedInput('text', { placeholder: '16:9' })

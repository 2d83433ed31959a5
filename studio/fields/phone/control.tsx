import { typedInput } from '../typed-input.tsx'

export default typedInput('tel')

import { typedInput } from '../text/typed-input.tsx'

export default typedInput('email')

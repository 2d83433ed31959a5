import { typedInput } from '../text/typed-input.tsx'

/** A time that the browser's own control cannot show is shown as it is. */
export default typedInput('time', { pattern: /^([01]\d|2[0-3]):[0-5]\d$/ })

import messages from '../messages.ts'
import { useMessages } from '../render-context.tsx'
import { phoneNumber } from './phone.ts'

/** A telephone number that can be called. */
export function PhoneLink({ number }: { number: string }) {
  const t = useMessages(messages)
  const { text, href } = phoneNumber(number, t.extension)
  return <a href={href}>{text}</a>
}

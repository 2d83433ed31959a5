import messages from '../messages.ts'
import { useMessages } from '../render-context.tsx'

/** Returns what a menu is called that is not that of the whole site: `News navigation`. */
export const useNavigationName = (title: string): string => useMessages(messages).navigationOf({ title })

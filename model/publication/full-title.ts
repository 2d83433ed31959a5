import type { EntryHead } from 'atrium'

interface Titled extends Pick<EntryHead, 'name'> {
  subtitle?: string
}

/** `{name}: {subtitle}`. */
export const fullTitle = ({ name, subtitle }: Titled): string => [name, subtitle].filter(Boolean).join(': ')

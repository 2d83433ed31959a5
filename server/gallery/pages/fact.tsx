import type { ReactNode } from 'react'

/** A name with what holds, in a list of facts. */
export const Fact = ({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) => (
  <div data-long={isLong}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Names in a row, each with its page where it has one. */
export const Codes = ({ names, hrefOf }: { names: readonly string[]; hrefOf?: (name: string) => string | undefined }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <Code name={name} href={hrefOf?.(name)} />
    </span>
  ))

const Code = ({ name, href }: { name: string; href: string | undefined }) =>
  href ? (
    <a href={href}>
      <code>{name}</code>
    </a>
  ) : (
    <code>{name}</code>
  )
